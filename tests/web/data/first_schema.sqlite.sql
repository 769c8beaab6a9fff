-- The first schema (revision 0001) with data, as `sqlite3 .dump` wrote it. Never changed: the tests upgrade it.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	record_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	payload JSON NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (record_id, number), 
	CONSTRAINT entries_from_one CHECK (number >= 1), 
	FOREIGN KEY(record_id) REFERENCES records (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaaaaaa',1,'event','{"event":"faced","seat":"E","card":"HK"}','2026-03-14 19:01:07.123456');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaaaaaa',2,'event','{"event":"director called","seat":"S"}','2026-03-14 19:02:07.123456');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaaaaaa',3,'undo','{}','2026-03-14 19:03:07.123456');
CREATE TABLE records (
	id TEXT NOT NULL, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, 
	laws INTEGER NOT NULL, 
	opening JSON NOT NULL, 
	told JSON, 
	length INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	title TEXT NOT NULL, 
	event_name TEXT NOT NULL, 
	table_name TEXT NOT NULL, 
	board TEXT NOT NULL, 
	players JSON NOT NULL, 
	notes TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "records" VALUES('aaaaaaaaaaaaaaaaaaaa','2026-03-14 19:01:07.123456','2026-03-14 19:03:07.123456',2017,'{"format":"bridgelaws-case","version":1,"laws":2017,"contract":"3NT by S"}','[["laws","2017"],["declarer","S"],["contract","3NT"],["trick","1"],["kind","opening-lead"]]',3,'open','Opening lead out of turn','Vereinsmeisterschaft','3','7','{"N":"Zo\u00eb M\u00fcller","E":"\u0141ukasz"}','North called; “face up” ♥K');
INSERT INTO "records" VALUES('bbbbbbbbbbbbbbbbbbbb','2026-03-14 19:05:07.123456','2026-03-14 19:05:07.123456',1997,'{"format":"bridgelaws-case","version":1,"laws":1997,"contract":"NT by S"}',NULL,0,'ruled','A revoke','','','','{}','');
CREATE INDEX records_newest ON records (created, id);
COMMIT;
