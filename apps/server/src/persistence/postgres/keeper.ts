import type { PersonId } from '@gorrion/protocol';
import { assemble, type BatchRow } from '../batch.ts';
import { type GameRow, renamedGame } from '../games.ts';
import { renamedRows } from '../renaming.ts';
import { renameInGame } from '../sql/gameJobs.ts';
import type { BackgroundListeners } from '../store.ts';
import { carryOut, type Database, type Query } from './database.ts';
import { Folding } from './folding.ts';

/*
 * The background work of a database: replaces the names of people who want to be forgotten, in records at once and in logs
 * once their tables are retired. What is to be done stands in the database, so a killed node loses nothing of it. One
 * node works at a time, step by step, each a short transaction. Every node folds names that older servers wrote.
 */

/** Ms between two looks for work that another node has left. */
const LOOK_EVERY = 15_000;
/** Ms between two steps, so that players' commands come between. */
const REST = 5;

const rest = () => new Promise(resolve => setTimeout(resolve, REST));

const CLEAN = `SELECT person FROM forgotten WHERE NOT is_settled AND person <> ALL($1)
  AND NOT EXISTS (SELECT 1 FROM to_forget WHERE to_forget.person = forgotten.person)
  AND NOT EXISTS (SELECT 1 FROM game_names WHERE game_names.person = forgotten.person) LIMIT 1`;
const NAMED_LOG = `SELECT table_id FROM to_forget JOIN tables ON code = table_id
  WHERE retired_at IS NOT NULL AND table_id <> ALL($1) LIMIT 1`;
const WANTED = 'SELECT person, name FROM to_forget JOIN forgotten USING (person) WHERE table_id = $1';
const NAMED_GAME = `SELECT games.id, ended_at AS "endedAt", host, access, origin, search, summary, facts, version, body,
    checksum, forgotten.person AS wanting, forgotten.name AS "newName"
  FROM forgotten JOIN game_names ON game_names.person = forgotten.person JOIN games ON games.id = game_names.game
  WHERE NOT is_settled AND games.id <> ALL($1) LIMIT 1 FOR UPDATE OF games`;

type NameInGame = GameRow & { readonly wanting: PersonId; readonly newName: string };

/** What a step has done. `clean` is a person whose name nothing stored holds any more. */
type Step =
  | 'nothing'
  | 'done'
  | { readonly clean: PersonId }
  | { readonly unreadable: string; readonly reason: string };

/** Replaces names in the log of a retired table. */
async function renameInLog(query: Query, tableId: string): Promise<Step> {
  const people = await query<{ person: PersonId; name: string }>(WANTED, [tableId]);
  const rows = await query<BatchRow>(
    'SELECT version, table_id, seq, body, checksum FROM log WHERE table_id = $1 ORDER BY seq',
    [tableId],
  );
  const log = assemble(rows);
  if (log.kind === 'damaged') return { unreadable: tableId, reason: log.reason };
  for (const { seq, version, body, checksum } of renamedRows(rows, people))
    await query('UPDATE log SET version = $3, body = $4, checksum = $5 WHERE table_id = $1 AND seq = $2', [
      tableId,
      seq,
      version,
      body,
      checksum,
    ]);
  const done = people.map(({ person }) => person);
  await query('DELETE FROM to_forget WHERE table_id = $1 AND person = ANY($2)', [tableId, done]);
  return 'done';
}

/** Replaces a name in the record of a game, which is held until the transaction ends. */
async function renameInRecord(query: Query, row: NameInGame): Promise<Step> {
  const renamed = renamedGame(row, row.wanting, row.newName);
  if (!renamed) return { unreadable: row.id, reason: 'the record of a game is not whole' };
  await carryOut(query, renameInGame({ row: renamed, person: row.wanting }));
  return 'done';
}

export class Keeper {
  readonly #database: Database;
  readonly #listeners: BackgroundListeners;
  /** Resolves with whether this node is the one that works. */
  readonly #isOnDuty: () => Promise<boolean>;
  /** What cannot be read is reported once; it is tried again by the next start. */
  readonly #unreadable = new Set<string>();
  readonly #folding: Folding;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #isWoken = false;
  #isClosed = false;

  constructor(database: Database, listeners: BackgroundListeners, isOnDuty: () => Promise<boolean>) {
    this.#database = database;
    this.#listeners = listeners;
    this.#isOnDuty = isOnDuty;
    this.#folding = new Folding(database.query);
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY);
    this.#timer.unref();
  }

  /** Looks for work soon. */
  wake(): void {
    if (this.#isWoken || this.#isClosed) return;
    this.#isWoken = true;
    this.#working = this.#working.then(() => this.#work());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** Works until nothing is left; new work to forget somebody comes before games to fold. What fails is tried again with the next look. */
  async #work(): Promise<void> {
    this.#isWoken = false;
    const told: PersonId[] = [];
    try {
      if (await this.#isOnDuty()) await this.#forget(told);
      while (!this.#isClosed && !this.#isWoken && (await this.#folding.step())) await rest();
    } catch {
      // The database is away: the next look finds the same work.
    }
  }

  async #forget(told: PersonId[]): Promise<void> {
    for (let step = await this.#step(told); step !== 'nothing' && !this.#isClosed; step = await this.#step(told)) {
      if (typeof step === 'object') await this.#tell(step, told);
      await rest();
    }
  }

  async #tell(step: Exclude<Step, string>, told: PersonId[]): Promise<void> {
    if ('clean' in step) {
      told.push(step.clean);
      await this.#listeners.onLeaving(step.clean);
      await this.#listeners.onClean(step.clean);
      return;
    }
    this.#unreadable.add(step.unreadable);
    this.#listeners.onUnreadable(step.unreadable, step.reason);
  }

  #step(told: readonly PersonId[]): Promise<Step> {
    const skipped = [...this.#unreadable];
    return this.#database.transaction(async query => {
      const [clean] = await query<{ person: PersonId }>(CLEAN, [told]);
      if (clean) return { clean: clean.person };
      const [log] = await query<{ table_id: string }>(NAMED_LOG, [skipped]);
      if (log) return renameInLog(query, log.table_id);
      const [game] = await query<NameInGame>(NAMED_GAME, [skipped]);
      return game ? renameInRecord(query, game) : 'nothing';
    });
  }
}
