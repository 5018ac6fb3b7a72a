import { type ChatLine, type GameId, gameIdOf, type PersonId, type Report, type TableCode } from '@gorrion/protocol';
import type { Feed, RunningTable } from '@gorrion/table';
import { type Archive, standingOf } from '../archive/reader.ts';
import type { Chats } from '../chat/chats.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Requests } from '../limits/requests.ts';
import type { ReportedLine, StoredReport } from '../persistence/peace.ts';
import type { Store } from '../persistence/store.ts';

/*
 * Reports to the operator. A report names the place in the record and holds the chat that its sender could read; it holds no
 * view of a hand, so that nobody reads a concealed tile by it.
 */

/** Who reports, and their network; undefined for this machine. */
export interface Reporter {
  readonly person: PersonId;
  readonly network: string | undefined;
}

/** Lines of the chat in a report, the newest. */
const LINES = 20;

type ReportRefusal = 'no-such-person' | 'too-many-reports' | 'no-room-left';

interface ReportsOptions {
  readonly store: Pick<Store, 'keepReport' | 'peopleOf'>;
  readonly archive: Pick<Archive, 'find'>;
  readonly requests: Requests;
  /** Counts games that are not there. */
  readonly guesses: Guesses;
  readonly hasRoom: () => boolean;
  readonly now: () => number;
}

const lineOf = (line: ChatLine): ReportedLine => ({
  person: line.from.id,
  name: line.from.name,
  text: 'text' in line ? line.text : line.word,
  at: line.at,
});

/** Returns who is or was at a table: on its chairs, in its chat, among its spectators. */
function peopleAt({ state }: RunningTable, lines: readonly ChatLine[], watching: Iterable<{ id: PersonId }>) {
  const chairs = [...state.places, ...(state.played ?? [])];
  return new Set([
    ...chairs.flatMap(chair => (chair.kind === 'person' ? [chair.id] : [])),
    ...(state.lesson ? [state.lesson.teacher.id] : []),
    ...lines.map(({ from }) => from.id),
    ...[...watching].map(({ id }) => id),
  ]);
}

export class Reports {
  readonly #options: ReportsOptions;

  constructor(options: ReportsOptions) {
    this.#options = options;
  }

  /** Keeps a report about somebody at a running table; resolves with why not. */
  async fromTable(
    who: Reporter,
    table: RunningTable,
    report: Report,
    { chats, feed }: { readonly chats: Chats; readonly feed: Feed },
  ): Promise<ReportRefusal | undefined> {
    if (!this.#options.requests.take(who)) return 'too-many-reports';
    const lines = chats.linesFor(table, table.viewerOf(who.person));
    if (!peopleAt(table, lines, feed.watching(table.id)).has(report.person)) return 'no-such-person';
    const { stage, gamesPlayed, session } = table.state;
    const code = table.id as TableCode;
    const game = stage === 'playing' ? gameIdOf(code, gamesPlayed + 1) : null;
    const place = { table: code, game, hand: session.handNumber, seq: table.seq };
    return this.#keep(who, report, place, lines.slice(-LINES).map(lineOf));
  }

  /** Keeps a report about somebody in a finished game; resolves with why not. */
  async fromGame(who: Reporter, id: GameId, report: Report): Promise<ReportRefusal | 'no-such-game' | undefined> {
    const { archive, store, guesses, requests } = this.#options;
    if (!requests.take(who)) return 'too-many-reports';
    const found = await archive.find(id, who.person);
    if (!guesses.mayHear(who, standingOf(found)) || !found.ok || found.value.hidesNames) return 'no-such-game';
    const game = found.value.kept.summary.id;
    const people = await store.peopleOf(game);
    if (!people.some(({ person }) => person === report.person)) return 'no-such-person';
    return this.#keep(who, report, { table: null, game, hand: 0, seq: 0 }, []);
  }

  async #keep(
    who: Reporter,
    { id, person: about, reason, text }: Report,
    place: StoredReport['place'],
    lines: readonly ReportedLine[],
  ): Promise<ReportRefusal | undefined> {
    const { store, hasRoom, now } = this.#options;
    if (about === who.person) return 'no-such-person';
    if (!hasRoom()) return 'no-room-left';
    const at = Math.floor(now());
    await store.keepReport({ id, at, by: who.person, about, reason, text, place, lines, closedAt: null });
    return undefined;
  }
}
