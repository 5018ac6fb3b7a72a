import type { DatabaseSync } from 'node:sqlite';
import type { Entry, PersonId } from '@gorrion/protocol';
import { assemble, type BatchRow, encodeHand, isPacked } from '../batch.ts';
import { factsOf, type GameRow, renamedGame, type StoredGame } from '../games.ts';
import { namedIn } from '../named.ts';
import { renamedRows } from '../renaming.ts';
import { pageCounter } from './awaiting.ts';
import type { Job } from './jobs.ts';
import { rowReader } from './rows.ts';

/*
 * The next background task, read from the database, so that a killed server finds it again. Tasks are small, so that
 * players' commands can come between.
 */

export type KeepingTask =
  | { readonly kind: 'write'; readonly job: Job }
  /** Nothing stored holds this person's name. */
  | { readonly kind: 'clean'; readonly person: PersonId }
  /** A log that cannot be read, so that names in it cannot be replaced. An operator must look at it. */
  | { readonly kind: 'unreadable'; readonly tableId: string; readonly reason: string };

const CLEAN = `SELECT person FROM forgotten WHERE isSettled = 0
  AND NOT EXISTS (SELECT 1 FROM to_forget WHERE to_forget.person = forgotten.person)
  AND NOT EXISTS (SELECT 1 FROM game_names WHERE game_names.person = forgotten.person)
  AND NOT EXISTS (SELECT 1 FROM to_note) LIMIT 1`;
const NAMED_IN_GAME = `SELECT games.*, forgotten.person AS wanting, forgotten.name AS newName
  FROM forgotten JOIN game_names ON game_names.person = forgotten.person
  JOIN games ON games.id = game_names.game WHERE isSettled = 0`;
const NAMED = `SELECT DISTINCT table_id FROM to_forget JOIN tables ON code = table_id WHERE retiredAt IS NOT NULL`;
const WANTED = 'SELECT person, name FROM to_forget JOIN forgotten USING (person) WHERE table_id = ?';
const TO_PACK = 'SELECT table_id, seq FROM to_pack ORDER BY table_id, seq LIMIT 1';

/** The file gives free pages back in steps of so many. */
const PAGES_A_STEP = 256;

type Replacement = Extract<Job, { kind: 'replace' }>;
const write = (job: Omit<Replacement, 'kind'>): KeepingTask => ({ kind: 'write', job: { kind: 'replace', ...job } });

const namesOf = (entries: readonly Entry[]): readonly PersonId[] => [...new Set(namedIn(entries))];

type NameInGame = GameRow & { readonly wanting: PersonId; readonly newName: string };

/** Returns a function that replaces the name of a person who asked for it in a game that is over, if there is one. */
function gameScrubber(db: DatabaseSync): () => KeepingTask | undefined {
  const named = db.prepare(NAMED_IN_GAME);
  const unreadable = new Set<string>();
  return () => {
    for (const row of named.iterate() as Iterable<unknown> as Iterable<NameInGame>) {
      const key = `${row.wanting} ${row.id}`;
      if (unreadable.has(key)) continue;
      const renamed = renamedGame(row, row.wanting, row.newName);
      if (renamed) return { kind: 'write', job: { kind: 'rename-in-game', row: renamed, person: row.wanting } };
      unreadable.add(key);
      return { kind: 'unreadable', tableId: row.id, reason: 'the record of a game is not whole' };
    }
    return undefined;
  };
}

/** Returns a function that notes whom a log or record of an older server names, if one is left in which that is unknown. */
function nameNoter(db: DatabaseSync, rowsOf: (tableId: string) => readonly BatchRow[]): () => KeepingTask | undefined {
  const next = db.prepare(
    'SELECT to_note.id AS id, version, body, checksum FROM to_note LEFT JOIN games USING (id) LIMIT 1',
  );
  return () => {
    const row = next.get() as unknown as StoredGame | undefined;
    if (!row) return undefined;
    const { id } = row;
    if (row.body) return { kind: 'write', job: { kind: 'note-in-game', id, named: namesOf(factsOf(row) ?? []) } };
    const log = assemble(rowsOf(id));
    return { kind: 'write', job: { kind: 'note-in-log', id, named: log.kind === 'whole' ? namesOf(log.entries) : [] } };
  };
}

/** Prepares the statements; the result returns the next task, or undefined if nothing is left. */
export function nextTaskOf(db: DatabaseSync): () => KeepingTask | undefined {
  const clean = db.prepare(CLEAN);
  const named = db.prepare(NAMED);
  const wanted = db.prepare(WANTED);
  const toPack = db.prepare(TO_PACK);
  const isSpare = pageCounter(db);
  const rowsOf = rowReader(db);
  const unreadable = new Set<string>();
  const scrubGame = gameScrubber(db);
  const noteName = nameNoter(db, rowsOf);

  /** Replaces the names of all who asked for it in the log of a retired table. */
  function scrub(tableId: string): KeepingTask {
    const people = wanted.all(tableId) as { person: PersonId; name: string }[];
    const rows = rowsOf(tableId);
    const log = assemble(rows);
    if (log.kind === 'damaged') {
      unreadable.add(tableId);
      return { kind: 'unreadable', tableId, reason: log.reason };
    }
    const changed = renamedRows(rows, people);
    const forgotten = people.map(({ person }) => person);
    return write({ tableId, dropped: changed.map(({ seq }) => seq), rows: changed, forgotten, packed: [] });
  }

  /** Packs the rows of a finished hand into one. Damaged rows stay as they are. */
  function packHand(tableId: string, last: number): KeepingTask {
    const rows = rowsOf(tableId).filter(row => !isPacked(row) && row.seq <= last);
    const log = assemble(rows);
    if (log.kind === 'damaged' || log.wasTorn || log.entries.length === 0)
      return write({ tableId, dropped: [], rows: [], forgotten: [], packed: [last] });
    const dropped = rows.map(({ seq }) => seq);
    return write({ tableId, dropped, rows: [encodeHand(tableId, log.entries)], forgotten: [], packed: [last] });
  }

  const shrink = (): KeepingTask | undefined =>
    isSpare() ? { kind: 'write', job: { kind: 'shrink', pages: PAGES_A_STEP } } : undefined;

  return () => {
    const done = clean.get();
    if (done) return { kind: 'clean', person: done.person as PersonId };
    const table = named.all().find(({ table_id }) => !unreadable.has(table_id as string));
    if (table) return scrub(table.table_id as string);
    const ofNames = scrubGame() ?? noteName();
    if (ofNames) return ofNames;
    const hand = toPack.get();
    return hand ? packHand(hand.table_id as string, hand.seq as number) : shrink();
  };
}
