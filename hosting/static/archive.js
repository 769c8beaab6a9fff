// A zip archive whose files are stored as they are.

const END = 0x06054b50;
const text = new TextDecoder();

/**
 * @param {Uint8Array} archive
 * @returns {Generator<[string, Uint8Array]>} paths and contents
 */
export function* files(archive) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [size, name, extra, comment] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const header = view.getUint32(at + 42, true);
    const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    yield [text.decode(archive.subarray(at + 46, at + 46 + name)), archive.slice(begin, begin + size)];
    at += 46 + name + extra + comment;
  }
}
