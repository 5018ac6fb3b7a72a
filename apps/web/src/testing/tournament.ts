import {
  type DrawView,
  type EventPlan,
  type EventRuling,
  FIRST_PLAN,
  type PlayerView,
  type SessionView,
  type Standing,
  type TableView,
  type TeamStanding,
  type TournamentView,
} from '@gorrion/events/tournament';
import { type ByPlayer, byPlayer, type Player } from '@gorrion/rules';

/* An event as its server would show it in the middle of its third session: 16 players, four tables, six sessions. */

const NAMES = [
  'Ito Haruka',
  'Mei Lindqvist',
  'Pau Ferrer',
  'Ana Robles',
  'Jonas Krause',
  'Tomás Oliva',
  'Wen Li',
  'Sofia Marin',
  'Lena Vogt',
  'Ravi Menon',
  'Bo Eriksen',
  'Carla Ortiz',
  'Nele Brandt',
  'Tim Weber',
  'Giulia Rossi',
  'Park Jin',
];
const COUNTRIES = ['JP', 'SE', 'ES', 'ES', 'DE', 'ES', 'CN', 'IT', 'DE', 'IN', 'DK', 'ES', 'DE', 'DE', 'IT', 'KR'];
const TEAMS = ['Gorrión', 'Kiel', 'Milano', 'Osaka'];

/** Server time (ms) at which the third session began. */
export const BEGUN_AT = Date.UTC(2026, 10, 21, 13, 0);

const PLAYERS_OF_EVENT: readonly PlayerView[] = NAMES.map((name, n) => ({
  player: n + 1,
  drawn: ((n * 5) % 16) + 1,
  name,
  country: COUNTRIES[n]!,
  team: TEAMS[n % 4]!,
  isSubstitute: false,
  isWithdrawn: false,
  isHere: n !== 3,
  hasSworn: n !== 3,
  isLinked: true,
}));

/** The golden schedule of 16 players over five sessions, and the first one again. */
const CHART = [0, 1, 2, 3, 4, 0].map(session =>
  Array.from({ length: 4 }, (_, table) => {
    const at = (seat: number) => {
      if (session === 0) return table * 4 + seat + 1;
      const column = session === 1 ? table : (table + [0, 0, 1, 2, 3][session]! * seat) % 4;
      return seat * 4 + (session === 1 ? table : column) + 1;
    };
    return [at(0), at(1), at(2), at(3)] as [number, number, number, number];
  }),
);
const playerOf = (drawn: number): number => PLAYERS_OF_EVENT.find(one => one.drawn === drawn)!.player;

const RESULTS: readonly { readonly totals: ByPlayer<number>; readonly tablePoints: ByPlayer<number> }[] = [
  { totals: [73, -37, -38, 2], tablePoints: [4, 1, 0, 2] },
  { totals: [-44, 40, 12, -8], tablePoints: [0, 4, 2, 1] },
  { totals: [-20, -20, 66, -26], tablePoints: [1.5, 1.5, 4, 0] },
  { totals: [5, -70, 10, 55], tablePoints: [1, 0, 2, 4] },
];

const HANDS: TableView['hands'] = [
  { hand: 1, kind: 'won', winner: 0, from: 1, points: 27, changes: [51, -35, -8, -8] },
  { hand: 2, kind: 'won', winner: 2, from: 3, points: 16, changes: [-8, -8, 40, -24] },
  { hand: 3, kind: 'exhausted', changes: [0, 0, 0, 0] },
  { hand: 4, kind: 'won', winner: 1, points: 14, changes: [-22, 66, -22, -22] },
];

function tableView(session: number, table: number, stage: TableView['stage']): TableView {
  const hasResult = stage === 'final';
  const { totals, tablePoints } = RESULTS[(table + session) % 4]!;
  const played = byPlayer(player => HANDS.reduce((sum, { changes }) => sum + changes[player], 0));
  return {
    table,
    isReal: false,
    players: byPlayer(letter => playerOf(CHART[session - 1]![table - 1]![letter])),
    substitutes: [null, null, null, null],
    stage,
    ...(stage === 'playing' && { code: `TABLE${table}W5` }),
    ...(hasResult && { game: `game-${session}-${table}` }),
    hand: stage === 'waiting' ? 1 : hasResult ? 16 : 5,
    totals: hasResult ? totals : stage === 'waiting' ? [0, 0, 0, 0] : played,
    hands: stage === 'waiting' ? [] : HANDS,
    corrections: [],
    signed: byPlayer(() => (hasResult ? BEGUN_AT - 3_600_000 : null)),
    umpireSigned: null,
    result: hasResult ? { totals, tablePoints, lost: [], toNobody: 0 } : null,
    ...(stage !== 'waiting' && { from: BEGUN_AT }),
    ...(hasResult && { to: BEGUN_AT - 3_600_000 }),
  };
}

const sessionView = (session: number): SessionView => {
  const stage = session < 3 ? 'over' : session === 3 ? 'playing' : 'waiting';
  const at = session < 3 ? 'final' : session === 3 ? 'playing' : 'waiting';
  return {
    session,
    planned: `2026-11-2${session < 4 ? 1 : 2}T${String(8 + session).padStart(2, '0')}:00`,
    stage,
    ...(stage !== 'waiting' && { begunAt: BEGUN_AT }),
    ...(stage === 'playing' && { endsAt: BEGUN_AT + 150 * 60_000 }),
    tables: [1, 2, 3, 4].map(table => tableView(session, table, at)),
  };
};

function standings(sessions: readonly SessionView[]): readonly Standing[] {
  const rows = PLAYERS_OF_EVENT.map(({ player }) => {
    const results = sessions.flatMap(({ tables }) =>
      tables.flatMap(({ players, result }) => {
        const letter = players.indexOf(player) as Player | -1;
        if (!result || letter === -1) return [];
        return [{ tablePoints: result.tablePoints[letter], points: result.totals[letter], isLost: false }];
      }),
    );
    const sum = (of: 'tablePoints' | 'points') => results.reduce((all, one) => all + one[of], 0);
    const rest = Array.from({ length: 6 - results.length }, () => null);
    return { player, tablePoints: sum('tablePoints'), points: sum('points'), sessions: [...results, ...rest] };
  });
  return rows
    .toSorted((a, b) => b.tablePoints - a.tablePoints || b.points - a.points)
    .map((row, n) => ({ ...row, place: n + 1, moved: [0, 1, -1, 3, 0, -2][n % 6]! }));
}

function teamStandings(sessions: readonly SessionView[], players: readonly Standing[]): readonly TeamStanding[] {
  const teams = TEAMS.map(team => {
    const own = players.filter(({ player }) => PLAYERS_OF_EVENT[player - 1]!.team === team);
    const sum = (of: (one: Standing) => number) => own.reduce((all, one) => all + of(one), 0);
    return {
      team,
      players: own.map(({ player }) => player).toSorted((a, b) => a - b),
      tablePoints: sum(one => one.tablePoints),
      points: sum(one => one.points),
      sessions: sessions.map(({ session }) =>
        session > 2
          ? null
          : {
              tablePoints: sum(one => one.sessions[session - 1]?.tablePoints ?? 0),
              points: sum(one => one.sessions[session - 1]?.points ?? 0),
            },
      ),
    };
  });
  return teams
    .toSorted((a, b) => b.tablePoints - a.tablePoints || b.points - a.points)
    .map((team, n) => ({ ...team, place: n + 1 }));
}

const PLAN: EventPlan = {
  ...FIRST_PLAN,
  name: 'Abierto del Gorrión 2026',
  from: '2026-11-21',
  to: '2026-11-22',
  about: 'Three sessions on Saturday, three on Sunday.',
  results: 'both',
  prizes: [
    { for: 'player', place: 1, text: 'The sparrow cup' },
    { for: 'team', place: 1, text: 'Four sets of tiles' },
  ],
};

const DRAW: DrawView = {
  commitment: '5f3c1a0e'.repeat(8),
  salt: '0badcafe'.repeat(4),
  seed: '1234abcd'.repeat(8),
  entrants: PLAYERS_OF_EVENT.map(({ player }) => player),
  order: Array.from({ length: 16 }, (_, n) => playerOf(n + 1)),
  absent: [4],
  at: BEGUN_AT - 86_400_000,
  promisedAt: BEGUN_AT - 2 * 86_400_000,
  number: 1,
};

const GIVEN: readonly EventRuling[] = [
  {
    number: 1,
    session: 3,
    table: 1,
    hand: 2,
    ruling: { kind: 'points', player: 0, points: 10, paidTo: 'each-opponent', article: '3.11.6.6' },
    by: 'Eva Lund',
    at: BEGUN_AT + 1_200_000,
  },
  {
    number: 2,
    session: 2,
    table: 3,
    hand: 7,
    ruling: { kind: 'warn', player: 2, article: '3.11.2', remark: 'Talk' },
    by: 'Eva Lund',
    at: BEGUN_AT - 7_200_000,
    revoked: 'wrong table',
  },
];

/** Returns the event, with changes; the reader is nobody in particular unless the changes say so. */
export function tournamentView(changes: Partial<TournamentView> = {}): TournamentView {
  const sessions = [1, 2, 3, 4, 5, 6].map(sessionView);
  const players = standings(sessions);
  return {
    plan: { ...PLAN, times: sessions.map(({ planned }) => planned) },
    stage: 'playing',
    plannedSessions: 6,
    isByTheBook: true,
    you: { player: null, rights: [], tables: null, hasSworn: false, seat: null },
    players: PLAYERS_OF_EVENT,
    teams: TEAMS,
    draw: DRAW,
    rotation: { sessions: CHART },
    rotationOrigin: { by: 'design' },
    isRotationLate: false,
    bracket: [],
    sessions,
    standings: players,
    teamStandings: teamStandings(sessions, players),
    sum: { isRight: true, wrong: [] },
    calls: [],
    rulings: GIVEN,
    appeals: [],
    helpers: [],
    journal: [],
    ...changes,
  };
}

/** What makes a player of the event the reader, with their seat in the session that is played. */
export function asPlayer(view: TournamentView, player: number): TournamentView {
  const now = view.sessions.find(({ stage }) => stage === 'playing');
  const found = now?.tables.find(({ players }) => players.includes(player));
  const seat = found &&
    now && { session: now.session, table: found.table, seat: found.players.indexOf(player) as Player };
  return { ...view, you: { player, rights: [], tables: null, hasSworn: false, seat: seat ?? null } };
}
