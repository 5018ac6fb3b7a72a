import type { DailyEvent } from '@gorrion/events/daily';
import type { DuplicateEvent } from '@gorrion/events/duplicate';
import type { GroupFact } from '@gorrion/events/groups';
import type { TournamentEvent } from '@gorrion/events/tournament/kind';
import { gameIdOf, type PersonId, type TableCode, type TableSettings } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';

/*
 * One fact of each sort of each kind of ledger, with a person wherever it holds an id, and their name wherever it holds what
 * they have written of themself. A new sort of fact does not compile before it stands here.
 */

type Each<Event extends { readonly type: string }> = { readonly [T in Event['type']]: Event & { readonly type: T } };

const KEY = 'c'.repeat(32);
const CODE = 'AB23CD45' as TableCode;
const AT = { session: 1, table: 1 } as const;
const NOBODY = byPlayer(() => null);
const ZEROS = byPlayer(() => 0);

const groupFacts = (who: PersonId, settings: TableSettings): Each<GroupFact> => ({
  opened: { type: 'opened', name: 'Thursday', owner: who, key: KEY, table: CODE },
  'table-taken': { type: 'table-taken', code: CODE, isTheirs: true, people: [who], invited: [who], settings },
  joined: { type: 'joined', who },
  declined: { type: 'declined', who },
  'role-set': { type: 'role-set', member: 1, role: 'owner' },
  renamed: { type: 'renamed', name: 'Friday' },
  'link-made': { type: 'link-made', key: KEY },
  'zone-set': { type: 'zone-set', zone: 'Europe/Madrid' },
  'calendar-renewed': { type: 'calendar-renewed' },
  'call-link-set': { type: 'call-link-set', link: 'https://meet.example/room', by: 1 },
  'seats-called': { type: 'seats-called', code: CODE, by: 1 },
  'call-over': { type: 'call-over', code: CODE },
  'rules-set': { type: 'rules-set', name: '', settings },
  'words-set': { type: 'words-set', text: 'Tea first.', calls: null },
  'season-set': { type: 'season-set', number: 1, name: 'One', from: 1, to: null },
  'season-dropped': { type: 'season-dropped', season: 1 },
  'evening-set': { type: 'evening-set', number: 1, by: 1, at: 9, offset: 0, place: 'Here', link: '' },
  answered: { type: 'answered', member: 1, answer: 'yes' },
  'round-begun': { type: 'round-begun', tables: [{ wish: KEY, host: 1, players: [1] }], out: [] },
  'table-wanted': { type: 'table-wanted', wish: KEY, host: 1 },
  'table-opened': { type: 'table-opened', wish: KEY, code: CODE },
  'table-refused': { type: 'table-refused', wish: KEY, code: 'too-many-tables' },
  'table-over': { type: 'table-over', wish: KEY },
  'evening-cancelled': { type: 'evening-cancelled' },
  'game-added': { type: 'game-added', game: `${CODE}-1`, by: 1 },
  'game-dropped': { type: 'game-dropped', game: `${CODE}-1` },
  uninvited: { type: 'uninvited', who },
  left: { type: 'left', member: 2 },
  removed: { type: 'removed', member: 2 },
  forgotten: { type: 'forgotten', member: 2 },
});

const duplicateFacts = (who: PersonId): Each<DuplicateEvent> => ({
  opened: {
    type: 'opened',
    plan: {
      name: 'Evening',
      hands: 4,
      walls: 'own',
      flowers: false,
      ruleset: 'wmo2006',
      clock: 'club',
      form: 'individual',
      tables: 2,
    },
    owner: who,
    duplicate: KEY,
    secrets: [],
  },
  sealed: { type: 'sealed', commitments: ['00'] },
  seated: { type: 'seated', table: 1, player: 0, who: { kind: 'person', id: who } },
  'table-added': { type: 'table-added' },
  'table-wanted': { type: 'table-wanted', table: 1 },
  'table-opened': { type: 'table-opened', table: 1, code: CODE },
  'begin-wanted': { type: 'begin-wanted', table: 1 },
  'table-lost': { type: 'table-lost', table: 2 },
  'table-played': { type: 'table-played', table: 1, results: [] },
  'table-withdrawn': { type: 'table-withdrawn', table: 2 },
  revealed: { type: 'revealed' },
  'owner-passed': { type: 'owner-passed', to: who },
  forgotten: { type: 'forgotten', person: who },
});

const dailyFacts = (who: PersonId): Each<DailyEvent> => ({
  opened: {
    type: 'opened',
    date: '2026-11-28',
    level: 'strong',
    pools: [{ duplicate: KEY, secrets: [], commitments: [] }],
  },
  begun: { type: 'begun', person: who, pool: 0 },
  'table-opened': { type: 'table-opened', play: 0, code: CODE },
  'table-lost': { type: 'table-lost', play: 0 },
  played: { type: 'played', play: 0, results: [], game: gameIdOf(CODE, 1) },
  'bot-played': { type: 'bot-played', pool: 0, level: 'easy', run: 0, results: [] },
  over: { type: 'over' },
  forgotten: { type: 'forgotten', person: who },
});

const tournamentPeople = (who: PersonId, name: string) =>
  ({
    'players-set': { type: 'players-set', players: [{ number: 1, key: KEY, name: 'Player 1' }] },
    'player-added': { type: 'player-added', player: { number: 2, key: KEY, name: 'Player 2' }, isDrawn: false },
    'player-changed': { type: 'player-changed', player: 1, changes: { club: 'Club' } },
    'player-withdrawn': { type: 'player-withdrawn', player: 2 },
    'player-reinstated': { type: 'player-reinstated', player: 2 },
    'helper-invited': {
      type: 'helper-invited',
      helper: 2,
      name: 'Helper',
      role: 'umpire',
      rights: ['rule'],
      tables: null,
      key: KEY,
    },
    'helper-changed': { type: 'helper-changed', helper: 2, rights: ['rule'] },
    'helper-removed': { type: 'helper-removed', helper: 2 },
    'link-renewed': { type: 'link-renewed', player: 2, key: KEY },
    joined: { type: 'joined', player: 1 },
    'checked-in': { type: 'checked-in', player: 1, isHere: true },
    sworn: { type: 'sworn', player: 1, name, note: `Not beside the brother of ${name}.` },
    'person-forgotten': { type: 'person-forgotten', person: who },
  }) as const;

const SEAT_FACTS = {
  'draw-promised': {
    type: 'draw-promised',
    salt: KEY,
    seed: KEY,
    event: KEY,
    commitment: KEY,
    entrants: [1, 2],
    names: ['Player 1', 'Player 2'],
  },
  'lots-drawn': { type: 'lots-drawn', order: [1, 2], absent: [] },
  'rotation-set': { type: 'rotation-set', rotation: { sessions: [] }, origin: { by: 'hand' } },
  'seats-exchanged': {
    type: 'seats-exchanged',
    session: 1,
    one: { table: 1, seat: 0 },
    other: { table: 1, seat: 1 },
  },
  substituted: { type: 'substituted', session: 1, player: 1, by: 2, isLost: false },
  'seat-filled': { ...AT, type: 'seat-filled', seat: 0, player: 2 },
  'seat-emptied': { ...AT, type: 'seat-emptied', seat: 0 },
  'session-draw-promised': {
    type: 'session-draw-promised',
    session: 1,
    salt: KEY,
    seed: KEY,
    event: KEY,
    commitment: KEY,
  },
  paired: { type: 'paired', session: 1, tables: [[1, 2, 3, 4]] },
  'session-begun': {
    type: 'session-begun',
    session: 1,
    tables: [{ players: [1, 2, null, null], isReal: false, isPlayed: true }],
    lost: [],
  },
} as const;

const SHEET_FACTS = {
  'hand-entered': { ...AT, type: 'hand-entered', hand: { hand: 1, kind: 'exhausted', changes: ZEROS } },
  'hand-dropped': { ...AT, type: 'hand-dropped', hand: 1, reason: 'Twice.' },
  'table-ended': { ...AT, type: 'table-ended', isPlayed: true },
  signed: { ...AT, type: 'signed', as: 0 },
  'signatures-voided': { ...AT, type: 'signatures-voided' },
  corrected: { ...AT, type: 'corrected', changes: ZEROS, reason: 'Sum.' },
  called: { ...AT, type: 'called', player: 0 },
  'call-taken': { type: 'call-taken', call: 1, isDone: true },
} as const;

const tournamentFacts = (who: PersonId, name: string): Each<TournamentEvent> => {
  const ruling = { article: '3.11', order: 'continue' } as never;
  const table = {
    ...AT,
    hand: 1,
    totals: ZEROS,
    hands: [],
    stage: 'ended',
    signed: NOBODY,
    lost: [],
    fouls: [],
  } as const;
  return {
    created: { type: 'created', name: 'Open' },
    planned: { type: 'planned', changes: { name: 'Open' } },
    announced: { type: 'announced', opensAt: 1 },
    opened: { type: 'opened' },
    unopened: { type: 'unopened' },
    ...tournamentPeople(who, name),
    ...SEAT_FACTS,
    'session-paused': { type: 'session-paused', session: 1 },
    'session-resumed': { type: 'session-resumed', session: 1 },
    'time-called': { type: 'time-called', session: 1 },
    'session-lost': { type: 'session-lost', session: 1, player: 2 },
    ...SHEET_FACTS,
    ruled: { ...AT, type: 'ruled', hand: 1, ruling },
    'ruling-revoked': { type: 'ruling-revoked', ruling: 1, reason: 'Error.' },
    appealed: { ...AT, type: 'appealed', hand: 1, against: { ruling: 1 }, text: 'Late.' },
    'appeal-answered': { type: 'appeal-answered', appeal: 1, isUpheld: true, remark: 'Yes.' },
    'appealed-further': { type: 'appealed-further', appeal: 1 },
    'table-opened': { ...AT, type: 'table-opened', code: CODE, umpireKey: KEY },
    'table-told': {
      ...table,
      type: 'table-told',
      umpireSigned: { name, at: 1 },
      rulings: [{ ruling, by: 'umpire', hand: 1, at: 1, name }],
    },
    'table-game': { ...AT, type: 'table-game', game: `${CODE}-1` },
    'session-ended': { type: 'session-ended', session: 1 },
    'event-ended': { type: 'event-ended' },
  };
};

/** Returns facts of each kind of ledger that hold a person wherever facts can; facts that take them out come last. */
export function factsAbout(
  who: PersonId,
  name: string,
  settings: TableSettings,
): Readonly<Record<string, readonly unknown[]>> {
  const last = (facts: Readonly<Record<string, { readonly type: string }>>) =>
    Object.values(facts).toSorted((a, b) => Number(/forgotten/.test(a.type)) - Number(/forgotten/.test(b.type)));
  return {
    group: last(groupFacts(who, settings)),
    duplicate: last(duplicateFacts(who)),
    tournament: last(tournamentFacts(who, name)),
    daily: last(dailyFacts(who)),
  };
}
