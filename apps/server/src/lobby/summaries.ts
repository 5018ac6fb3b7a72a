import type { Lobby, PersonId, TableCode, TableState, TableSummary } from '@gorrion/protocol';
import { byPlayer, PLAYERS } from '@gorrion/rules';
import { isAfterGame, openBotSeats, people, peopleHere, type RunningTable, shownState } from '@gorrion/table';
import type { RegisteredTable } from '../tables/registry.ts';
import { type SeatOffer, seatsOffered } from './seatOffer.ts';

const LISTED = 50;

const nameAt = (place: TableState['places'][number]): string | undefined =>
  place.kind === 'empty' ? undefined : place.name;

function summary(code: TableCode, state: TableState, watchers: number): TableSummary {
  return {
    code,
    settings: state.settings,
    stage: state.stage,
    names: byPlayer(player => nameAt(state.places[player])),
    bots: PLAYERS.filter(player => state.places[player].kind === 'bot'),
    again: isAfterGame(state)
      ? people(state).flatMap(at => (state.ready[at] ? (nameAt(state.places[at]) ?? []) : []))
      : [],
    ...(state.event && { event: state.event.kind }),
    ...(state.lesson?.isPaused && ({ isPaused: true } as const)),
    freePlaces: state.places.filter(place => place.kind === 'empty').length,
    botSeats: openBotSeats(state).length,
    watchers,
    handNumber: state.session.handNumber,
    round: state.session.round,
    isOver: isAfterGame(state),
    isMine: false,
  };
}

/** Sorts tables that wait for players before tables that can only be watched. */
const byInterest = (a: TableSummary, b: TableSummary): number =>
  Number(a.stage !== 'gathering') - Number(b.stage !== 'gathering');

const peopleOf = ({ places }: TableState): PersonId[] =>
  places.flatMap(place => (place.kind === 'person' ? [place.id] : []));

/** A table as the lobby of any node needs it. */
export interface LobbyTable {
  readonly line: TableSummary;
  /** As its own people know it, where all others are shown it with a delay. */
  readonly own?: TableSummary;
  readonly openedAt: number;
  readonly host: PersonId;
  /** Whether everybody finds it: it is public, and somebody is there. */
  readonly isPublic: boolean;
  readonly offer?: SeatOffer | undefined;
  /** Whose games have it in their list. */
  readonly people: readonly PersonId[];
  /** Whether it counts for the tables that its host may have open. */
  readonly isCounted: boolean;
}

/** Reads the tables of this node. */
export function lobbyTables(
  tables: Iterable<RegisteredTable>,
  watchersOf: (code: string) => number,
): readonly LobbyTable[] {
  return [...tables].flatMap(({ record, table }): LobbyTable[] => {
    const { state } = table;
    const shown = shownState(table);
    if (shown.stage === 'closed') return [];
    const sitting = state.stage === 'closed' ? [] : peopleOf(state);
    // A game that is over is listed only if two people are left, who may play another.
    const isListed = !isAfterGame(state) || sitting.length >= 2;
    const watchers = watchersOf(record.code);
    return [
      {
        line: summary(record.code, shown, watchers),
        ...(shown !== state && { own: summary(record.code, state, watchers) }),
        openedAt: record.openedAt,
        host: record.host,
        isPublic: state.settings.visibility === 'public' && !state.event && peopleHere(shown).length > 0,
        offer: seatsOffered(state),
        people: [...(isListed ? sitting : []), ...(state.lesson ? [state.lesson.teacher.id] : [])],
        isCounted: state.stage !== 'closed' && state.session.phase !== 'over',
      },
    ];
  });
}

/** Returns the line of a table; undefined if it is closed. */
export type LineOf = (code: TableCode) => TableSummary | undefined;

/** Creates the function that finds the line of a table at any node. */
export const lineFinder =
  (
    registry: { find(code: string): Pick<RunningTable, 'state' | 'delayed'> | undefined },
    feed: { watchersOf(code: string): number },
    others: { tablesElsewhere(): readonly LobbyTable[] },
  ): LineOf =>
  code => {
    const table = registry.find(code);
    const state = table && shownState(table);
    if (state) return state.stage === 'closed' ? undefined : summary(code, state, feed.watchersOf(code));
    return others.tablesElsewhere().find(({ line }) => line.code === code)?.line;
  };

/** A table, and the people who sit there or host it. */
export interface TableSeats {
  readonly line: TableSummary;
  readonly people: readonly PersonId[];
}

export type SeatsOf = (code: TableCode) => TableSeats | undefined;

/** Creates the function that finds who sits at a table of any node; undefined for one that is closed, or an event's. */
export const seatFinder =
  (
    registry: { find(code: string): { readonly state: TableState } | undefined },
    feed: { watchersOf(code: string): number },
    others: { tablesElsewhere(): readonly LobbyTable[] },
  ): SeatsOf =>
  code => {
    const state = registry.find(code)?.state;
    if (state && (state.stage === 'closed' || state.event)) return undefined;
    if (state)
      return {
        line: summary(code, state, feed.watchersOf(code)),
        people: [...peopleOf(state), ...(state.host ? [state.host] : [])],
      };
    const table = others.tablesElsewhere().find(({ line }) => line.code === code);
    return table && !table.line.event ? { line: table.line, people: [table.host, ...table.people] } : undefined;
  };

/** Reads every table once, the newest first. The result returns the lobby of each guest who asks. */
export function lobbyNow(tables: readonly LobbyTable[]): (person: PersonId) => Lobby {
  const open: TableSummary[] = [];
  const mine = new Map<PersonId, TableSummary[]>();
  for (const { line, own = line, isPublic, people, host } of tables.toReversed()) {
    if (isPublic) open.push(line);
    for (const person of people) {
      const teaches = own.settings.teacher && host === person && ({ teaches: true } as const);
      mine.set(person, [...(mine.get(person) ?? []), { ...own, isMine: true, ...teaches }]);
    }
  }
  const listed = open.sort(byInterest).slice(0, LISTED);

  return person => {
    const own = mine.get(person) ?? [];
    const ownLine = (code: TableCode) => own.find(line => line.code === code);
    return { open: listed.map(line => ownLine(line.code) ?? line), mine: own };
  };
}
