import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRotation } from '@gorrion/events/rotation';
import type { EventPlan, TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, below, byPlayer, type Player, seeded } from '@gorrion/rules';
import { sqliteStore } from '../../src/persistence/sqlite/sqliteStore.ts';
import { Person } from '../../src/testing/eventPerson.ts';
import { fastClock, type TestServer, testServer } from '../../src/testing/server.ts';
import { type PencilledTable, sumsOf } from './sums.ts';

/*
 * A whole tournament through the real server: 64 players at 16 tables, one of them with real tiles, two umpires and a
 * scorer by script, and a server that is opened anew in the middle of two sessions. Its results have to be those of a
 * pencil: npm run tournament.
 */

const PLAYERS_THERE = 64;
const SESSIONS = 6;
const TIMES = 20;
/** Sessions in the middle of which the server is opened anew. */
const RESTARTS = [2, 4];
const random = seeded('a whole tournament');

const folder = mkdtempSync(join(tmpdir(), 'gorrion-tournament-'));
const open = async (): Promise<TestServer> =>
  testServer({ store: await sqliteStore(folder), clock: fastClock(TIMES), secret: Buffer.alloc(32, 7) });

let server = await open();
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const PLAN: Partial<EventPlan> = {
  name: 'Abierto del Gorrión',
  from: '2026-11-20',
  to: '2026-11-22',
  place: 'both',
  venue: 'Madrid',
  results: 'both',
  sessions: SESSIONS,
  realTables: 1,
  settings: {
    ruleset: 'wmo2006',
    hands: 4,
    clock: 'none',
    absence: 'play-drawn',
    visibility: 'public',
    minutes: 150,
  },
};

const organiser = await Person.from('Ana', server.port);
const helpers = await Promise.all(['Carmen', 'Dieter', 'Miguel'].map(name => Person.from(name, server.port)));
const [chief, umpire, scorer] = helpers as [Person, Person, Person];
const people = new Map<number, Person>();
const everybody = () => [organiser, ...helpers, ...people.values()];

const event = await organiser.open('Abierto');

/** Plans the event, lists players and helpers, opens it, draws and makes the chart. */
async function prepare(): Promise<void> {
  await organiser.do(event, { type: 'plan', changes: PLAN });
  const players = Array.from({ length: PLAYERS_THERE }, (_, n) => ({
    name: `Player ${String(n + 1).padStart(2, '0')}`,
    country: 'ES',
    team: `Team ${String.fromCharCode(65 + (n % 16))}`,
  }));
  await organiser.do(event, { type: 'set-players', players });
  await organiser.do(event, { type: 'invite', name: 'Carmen', role: 'chief-umpire' });
  await organiser.do(event, { type: 'invite', name: 'Dieter', role: 'umpire' });
  await organiser.do(event, { type: 'invite', name: 'Miguel', role: 'scorer', tables: [1, 1] });
  await organiser.do(event, { type: 'draw-lots' });
  const drawn = await organiser.see(event);
  const numberOf = new Map(drawn.players.map(({ player, drawn }) => [player, drawn!]));
  const teams = Array.from({ length: 16 }, (_, team) =>
    drawn.players.filter(({ player }) => (player - 1) % 16 === team).map(({ player }) => numberOf.get(player)!),
  );
  const found = findRotation({ players: PLAYERS_THERE, sessions: SESSIONS, teams }, { seed: 'proof', steps: 400_000 });
  await organiser.do(event, { type: 'set-rotation', rotation: found.rotation, origin: { by: 'hand' } });
  await organiser.do(event, { type: 'open-event' });
}

/** Brings everybody by their links; players check in and take the oath. */
async function gather(): Promise<void> {
  const view = await organiser.see(event);
  for (const [n, helper] of helpers.entries()) {
    const key = view.helpers.find(({ name }) => name === helper.name)?.key;
    if (!key) throw new Error(`no link for helper ${n}`);
    await helper.do(event, { type: 'join', key });
  }
  for (const { player, key, name } of view.players) {
    const person = await Person.from(name, server.port);
    people.set(player, person);
    await person.do(event, { type: 'join', key: key! });
    await person.do(event, { type: 'check-in', player, isHere: true });
    await person.do(event, { type: 'swear', name });
  }
}

const sessionOf = (view: TournamentView, session: number) => view.sessions.find(one => one.session === session)!;

/** Waits until something is so in the event, as a person sees it. */
async function until(what: string, isSo: (view: TournamentView) => boolean, seconds = 400): Promise<TournamentView> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const view = await chief.see(event);
    if (isSo(view)) return view;
    if (Date.now() > end) throw new Error(`${what} does not happen`);
    await pause(300);
  }
}

const results: PencilledTable[] = [];
const playersOf = ({ players }: TableView): ByPlayer<number> => byPlayer(n => players[n]!);

/** Plays the table with real tiles: the scorer enters its four hands, and its players sign. */
async function playReal(session: number, table: TableView): Promise<void> {
  const totals: [number, number, number, number] = [0, 0, 0, 0];
  for (let hand = 1; hand <= 4; hand++) {
    const winner = below(random, 4) as Player;
    const from = ((winner + 1 + below(random, 3)) % 4) as Player;
    const points = 8 + below(random, 30);
    const changes = byPlayer(n => (n === winner ? 24 + points : n === from ? -8 - points : -8));
    changes.forEach((change, n) => {
      totals[n as Player] += change;
    });
    const entered = { hand, kind: 'won', winner, from, points, changes } as const;
    await scorer.do(event, { type: 'enter-hand', session, table: table.table, hand: entered });
  }
  await scorer.do(event, { type: 'end-table', session, table: table.table });
  const players = playersOf(table);
  for (const [n, player] of players.entries())
    await people.get(player)!.do(event, { type: 'sign', session, table: table.table, as: n as Player });
  await umpire.do(event, { type: 'sign', session, table: table.table, as: 'umpire' });
  results.push({ players, totals });
}

/** Has an umpire come to a table of the session, fine a player, and sign its sheet after the players. */
async function rule(table: TableView): Promise<void> {
  const { code, umpireKey } = table;
  if (!code || !umpireKey) throw new Error('an umpire gets no key for a table');
  await umpire.umpire(code, umpireKey);
  const fine = { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
  const ruled = await umpire.page!.say({ type: 'rule', ruling: fine });
  if (!ruled.ok) throw new Error(`the umpire may not rule: ${ruled.code}`);
}

/** Opens the server anew in the middle of play: everybody comes back and plays on. */
async function restart(): Promise<void> {
  await server.stop();
  server = await open();
  await Promise.all(everybody().map(person => person.comeBack(server.port)));
}

async function playSession(session: number): Promise<void> {
  await chief.do(event, { type: 'begin-session', session });
  const begun = await until('the tables of a session', view =>
    sessionOf(view, session).tables.every(({ isReal, code }) => isReal || code !== undefined),
  );
  const { tables } = sessionOf(begun, session);
  const online = tables.filter(({ isReal }) => !isReal);
  await Promise.all(online.flatMap(table => playersOf(table).map(player => people.get(player)!.play(table.code!))));
  await rule(online[session]!);
  if (RESTARTS.includes(session)) {
    await until('a hand', view => sessionOf(view, session).tables.some(({ hand }) => hand > 1));
    await restart();
  }
  for (const table of tables.filter(({ isReal }) => isReal)) await playReal(session, table);
  await until('the end of all tables', view =>
    sessionOf(view, session).tables.every(({ stage }) => stage === 'ended' || stage === 'final'),
  );
  for (const table of online) {
    const players = playersOf(table);
    const { page } = people.get(players[0])!;
    results.push({ players, totals: page!.view!.state.session.totals });
    await Promise.all(players.map(player => people.get(player)!.page!.say({ type: 'sign-sheet' })));
  }
  await umpire.page!.say({ type: 'sign-sheet' });
  await until('all signatures', view => sessionOf(view, session).tables.every(({ stage }) => stage === 'final'));
  for (const person of everybody()) person.leave();
  await chief.do(event, { type: 'end-session', session });
}

const started = performance.now();
await prepare();
await gather();
for (let session = 1; session <= SESSIONS; session++) {
  await playSession(session);
  process.stdout.write(`session ${session} after ${Math.round((performance.now() - started) / 1000)} s\n`);
}
await organiser.do(event, { type: 'end-event' });

/** Compares the results of the server with those of a pencil, and writes down what was found. */
async function compare(): Promise<boolean> {
  const view = await organiser.see(event);
  const nameOf = (player: number) => view.players[player - 1]!.name;
  const teamOf = (player: number) => view.players[player - 1]!.team!;
  const told = view.standings
    .map(({ player, tablePoints, points }) => ({ who: nameOf(player), tablePoints, points }))
    .sort((a, b) => b.tablePoints - a.tablePoints || b.points - a.points || a.who.localeCompare(b.who));
  const toldTeams = view.teamStandings
    .map(({ team, tablePoints, points }) => ({ who: team, tablePoints, points }))
    .sort((a, b) => b.tablePoints - a.tablePoints || b.points - a.points || a.who.localeCompare(b.who));
  const areSame = JSON.stringify(told) === JSON.stringify(sumsOf(results, nameOf));
  const areTeamsSame = JSON.stringify(toldTeams) === JSON.stringify(sumsOf(results, teamOf));
  const lines = [
    '# A whole tournament',
    '',
    `Written by \`npm run tournament\`: ${PLAYERS_THERE} players at 16 tables, one with real tiles, ${SESSIONS} sessions of four hands,`,
    `two umpires, a scorer, the server opened anew in sessions ${RESTARTS.join(' and ')}; play ${TIMES} times as fast as real time.`,
    '',
    '| measure | result |',
    '| --- | --- |',
    `| tables played | ${results.length} |`,
    `| results of players as a pencil has them | ${areSame ? 'yes' : 'NO'} |`,
    `| results of teams as a pencil has them | ${areTeamsSame ? 'yes' : 'NO'} |`,
    `| points that do not add up | ${view.sum.wrong.length} tables |`,
    `| rulings on record | ${view.rulings.length} |`,
    `| seconds | ${Math.round((performance.now() - started) / 1000)} |`,
    '',
  ];
  writeFileSync(join(import.meta.dirname, 'results.md'), lines.join('\n'));
  process.stdout.write(lines.join('\n'));
  return areSame && areTeamsSame && view.sum.isRight && results.length === 16 * SESSIONS;
}

const isRight = await compare();
for (const person of everybody()) person.leave();
await server.close();
rmSync(folder, { recursive: true });
process.exit(isRight ? 0 : 1);
