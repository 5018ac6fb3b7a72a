import {
  FIRST_PLAN,
  type PlayerView,
  type SessionView,
  type TableView,
  type TournamentView,
} from '@gorrion/events/tournament';

/* An event as its organiser sees it, for tests of pages and of what they compute. */

/** Returns a player of a list, of whom nothing more is known. */
export const player = (number: number, own: Partial<PlayerView> = {}): PlayerView => ({
  player: number,
  drawn: null,
  name: `Player ${number}`,
  isSubstitute: false,
  isWithdrawn: false,
  isHere: false,
  hasSworn: false,
  isLinked: false,
  key: `key${number}`,
  ...own,
});

/** Returns so many players. With `drawn` the numbers are drawn in the order of the list. */
export const players = (count: number, own: Partial<PlayerView> = {}, isDrawn = false): readonly PlayerView[] =>
  Array.from({ length: count }, (_, n) => player(n + 1, { ...(isDrawn && { drawn: n + 1 }), ...own }));

/** Returns a draw of numbers in the order of the list. */
export const drawOf = (count: number): NonNullable<TournamentView['draw']> => {
  const all = Array.from({ length: count }, (_, n) => n + 1);
  return { commitment: 'c', salt: 's', seed: 'e', entrants: all, order: all, absent: [], at: 0, number: 1 };
};

/** Returns an event of six sessions as its one organiser sees it. */
export const eventView = (own: Partial<TournamentView> = {}): TournamentView => ({
  plan: { ...FIRST_PLAN, name: 'Abierto del Gorrión', from: '2026-11-20', to: '2026-11-22' },
  stage: 'draft',
  plannedSessions: 6,
  isByTheBook: true,
  you: { player: null, rights: ['organise', 'enter', 'clock', 'correct'], tables: null, hasSworn: false, seat: null },
  players: [],
  teams: [],
  draw: null,
  rotation: null,
  rotationOrigin: null,
  isRotationLate: false,
  bracket: [],
  sessions: [],
  standings: [],
  teamStandings: [],
  sum: { isRight: true, wrong: [] },
  calls: [],
  rulings: [],
  appeals: [],
  helpers: [],
  journal: [],
  ...own,
});

/** Returns a table of players 1 to 4 that is played. */
export const tableView = (table: number, own: Partial<TableView> = {}): TableView => ({
  table,
  isReal: false,
  players: [1, 2, 3, 4],
  substitutes: [null, null, null, null],
  stage: 'playing',
  hand: 1,
  totals: [0, 0, 0, 0],
  hands: [],
  corrections: [],
  signed: [null, null, null, null],
  umpireSigned: null,
  result: null,
  ...own,
});

/** Returns a session that has not begun. */
export const sessionView = (session: number, own: Partial<SessionView> = {}): SessionView => ({
  session,
  planned: '',
  stage: 'waiting',
  tables: [],
  ...own,
});
