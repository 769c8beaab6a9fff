// The calls that this browser keeps: a row for each, and a row for each of its entries.

const NAME = "bridgelaws";
const RECORDS = "records";
const ENTRIES = "entries";

/** What was read has changed since: another tab was first. */
export class Changed extends Error {}

let opened = /** @type {Promise<IDBDatabase> | null} */ (null);

function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RECORDS, { keyPath: "id" });
      request.result.createObjectStore(ENTRIES, { keyPath: ["record_id", "number"] });
    };
    request.onsuccess = () => {
      // A newer version in another tab may need to change the stores.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const of = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/**
 * Rows, read together: of some calls with their entries, and of all calls without.
 * @param {string[]} ids
 * @param {boolean} everything
 */
export async function read(ids, everything) {
  const reading = (await database()).transaction([RECORDS, ENTRIES], "readonly");
  const records = reading.objectStore(RECORDS);
  const entries = reading.objectStore(ENTRIES);
  const rows = { records: {}, entries: {}, everything: null };
  const work = ids.flatMap((id) => [
    done(records.get(id)).then((row) => (rows.records[id] = row ?? null)),
    done(entries.getAll(of(id))).then((found) => (rows.entries[id] = found)),
  ]);
  if (everything) work.push(done(records.getAll()).then((found) => (rows.everything = found)));
  await Promise.all(work);
  return rows;
}

/**
 * Keep all of these, on the disk, or none of them; raises Changed if a call is not as it was when it was read.
 * @param {{id: string, was: [number, string] | null, record: any, entries: any[]}[]} writes
 */
export async function write(writes) {
  const writing = (await database()).transaction([RECORDS, ENTRIES], "readwrite", { durability: "strict" });
  const over = new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve(null);
    writing.onabort = () => reject(writing.error ?? new Changed());
  });
  const records = writing.objectStore(RECORDS);
  const entries = writing.objectStore(ENTRIES);
  for (const { id, was, record, entries: more } of writes) {
    done(records.get(id)).then(
      (row) => {
        const same = row ? was && row.length === was[0] && row.updated === was[1] : !was;
        if (!same) return writing.abort();
        if (record) records.put(record);
        else {
          records.delete(id);
          entries.delete(of(id));
        }
        // A number that is taken is an error, and ends it: nothing is ever written over.
        for (const entry of more) entries.add(entry);
      },
      () => {}, // the whole is aborted
    );
  }
  await over;
}
