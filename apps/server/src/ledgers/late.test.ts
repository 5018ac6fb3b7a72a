import type { TournamentEvent, TournamentState } from '@gorrion/events/tournament/kind';
import { tournamentKind } from '@gorrion/events/tournament/kind';
import {
  AT,
  ana,
  begun,
  enter,
  ORGANISER,
  person,
  randomCommand,
  sam,
  stranger,
  uma,
  win,
} from '@gorrion/events/tournament/testing';
import type { Me, PersonId } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import { HeldClock } from '../testing/heldClock.ts';
import { silent } from '../testing/server.ts';
import { LedgerDesk } from './desk.ts';
import type { AnyKind } from './kinds.ts';
import { lateOf } from './late.ts';
import { decideFor, versionFor } from './lateViews.ts';

/* An event that is shown with a delay: what waits is in nothing that is sent to who does not help or play there. */

const SECOND = 1000;
const DELAY = 300 * SECOND;
const kind = tournamentKind as unknown as AnyKind;
const nameOf = () => 'somebody';
/** A player of the second table. */
const eva = person('Eva');
const AT_TWO = { session: 1, table: 2 };
type TournamentCommand = ReturnType<typeof randomCommand>;

/** An event of two tables whose first session has begun, with a delay of five minutes. */
function delayed() {
  const event = begun();
  event.do(eva, { type: 'join', key: event.state.players[4]!.key });
  const { settings } = event.state.plan;
  event.record(ORGANISER, { type: 'planned', changes: { settings: { ...settings, delay: 300 } } });
  const late = () => lateOf(kind, event.facts)!;
  const view = (me: Me) => {
    const ledger = late();
    ledger.release(event.at);
    return ledger.view(event.state, me.id, nameOf) as ReturnType<typeof event.view>;
  };
  const version = (me: Me) => {
    const ledger = late();
    ledger.release(event.at);
    return versionFor({ late: ledger, state: event.state, version: event.facts.length }, me.id);
  };
  return { event, view, version };
}

describe('an event with a delay', () => {
  it('shows strangers and other tables nothing of what was played since, and no new version', () => {
    const { event, view, version } = delayed();
    const before = [JSON.stringify(view(stranger)), version(stranger)];
    event.at += SECOND;
    event.do(sam, enter(win(1)));
    event.do(uma, {
      type: 'rule',
      ...AT,
      hand: 1,
      ruling: { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '3.11.2' },
    });
    event.do(ORGANISER, { type: 'enter-hand', ...AT_TWO, hand: win(1) });
    event.do(ORGANISER, { type: 'end-table', ...AT_TWO });
    // Not compared as texts: they are long, and a difference is no help.
    const isAsBefore = () => JSON.stringify(view(stranger)) === before[0] && version(stranger) === before[1];
    expect(isAsBefore()).toBe(true);
    const own = view(ana)!;
    expect(own.sessions[0]!.tables[0]!.hands).toHaveLength(1);
    expect(own.sessions[0]!.tables[1]!.hands).toEqual([]);
    expect(own.standings.every(({ points }) => points === 0)).toBe(true);
    expect(own.rulings).toHaveLength(1);
    event.at += DELAY - SECOND - 1;
    expect(isAsBefore()).toBe(true);
    event.at += SECOND + 1;
    expect(view(stranger)!.sessions[0]!.tables.map(({ hands }) => hands.length)).toEqual([1, 1]);
    expect(version(stranger)).toBe(event.facts.length);
    expect({ ...view(stranger), behind: 0 }).toEqual({
      ...JSON.parse(JSON.stringify(event.view(stranger))),
      behind: 0,
    });
  });

  it('shows at once what tells nothing of play, and keeps the order of what waits', () => {
    const { event, view } = delayed();
    event.do(sam, enter(win(1)));
    event.do(ORGANISER, { type: 'plan', changes: { about: 'Lunch at one.' } });
    expect(view(stranger)!.plan.about).toBe('Lunch at one.');
    expect(view(stranger)!.sessions[0]!.tables[0]!.hands).toEqual([]);
  });

  it('gives each reader versions that rise with what they see', () => {
    const { event, version } = delayed();
    const seen = [stranger, ana, eva, uma].map(me => [version(me)]);
    const look = () => {
      for (const [n, me] of [stranger, ana, eva, uma].entries()) seen[n]!.push(version(me));
    };
    for (const hand of [1, 2, 3]) {
      event.at += 100 * SECOND;
      event.do(sam, enter(win(hand)));
      look();
    }
    event.at += DELAY;
    look();
    for (const versions of seen) expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    const steps = seen.map(versions => versions.map((version, n) => version - (versions[n - 1] ?? version)));
    expect(steps[0]!.slice(1, 4)).toEqual([0, 0, 0]);
    expect(steps[2]!.slice(1, 4)).toEqual([0, 0, 0]);
    expect(steps[1]!.slice(1, 4)).toEqual([1, 1, 1]);
  });

  it('gives nobody a version again, or an older one, when they become another reader', () => {
    const { event, version } = delayed();
    const others = [stranger, eva].map(me => ({ me, seen: [version(me)] }));
    const versions = [version(ana)];
    const look = () => void versions.push(version(ana));
    // A player sees what waits twice, once at their own table and once with everybody.
    for (const hand of [1, 2, 3]) event.do(sam, enter(win(hand)));
    look();
    event.at += DELAY;
    look();
    event.do(sam, enter(win(4)));
    look();
    event.help(ana, 'umpire');
    look();
    for (const hand of [5, 6, 7, 8]) event.do(sam, enter(win(hand)));
    look();
    for (const one of others) one.seen.push(version(one.me));
    event.do(ORGANISER, { type: 'remove-helper', helper: event.state.helpers.at(-1)!.number });
    look();
    event.do(ORGANISER, { type: 'new-link', player: 1 });
    look();
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    // Two facts that everybody sees at once, and nothing of those that wait.
    for (const { me, seen } of others) expect((version(me) - seen[1]!) % 1_000).toBe(2);
  });

  it('makes no tables by rank while somebody has not seen the results', () => {
    const { event } = delayed();
    const context = { by: ORGANISER, at: event.at, fresh: () => '0'.repeat(32), isBehind: true };
    const plan = { ...event.state.plan, seating: 'by-rank' as const };
    const over = { ...event.state, plan, sessions: [{ ...event.state.sessions[0]!, stage: 'over' as const }] };
    expect(tournamentKind.decide(over, { type: 'pair-next' }, context)).toEqual({ ok: false, code: 'results-held' });
  });
});

describe('a refusal', () => {
  type Event = ReturnType<typeof begun>;
  /** Returns what is answered to a command of a person by an event as its facts are now, none of which is due. */
  const answering = ({ facts, state }: Event, me: Me, isLate = true) => {
    const late = isLate ? lateOf(kind, facts) : undefined;
    const context = { by: me, at: facts.at(-1)!.at, fresh: () => '0'.repeat(32) };
    return (command: TournamentCommand) => {
      const decided = decideFor({ kind, late, state }, command, context);
      return decided.ok ? 'done' : JSON.stringify([decided.code, decided.figures]);
    };
  };
  /** Returns the types of the commands that are answered otherwise after what has happened. */
  function differing(before: Event, after: Event, me: Me, commands: readonly TournamentCommand[], isLate = true) {
    const [old, now] = [answering(before, me, isLate), answering(after, me, isLate)];
    return commands.flatMap(command => (old(command) === now(command) ? [] : command.type));
  }
  /** Returns commands of every type that may be meant for an event as it is. */
  const commandsFor = (state: TournamentState): readonly TournamentCommand[] => {
    const random = seeded('refusals');
    return [...Array.from({ length: 3000 }, () => randomCommand(random, state)), { type: 'end-event' }];
  };
  const sign = (at: typeof AT, as: 0 | 1 | 2 | 3 | 'umpire') => ({ type: 'sign', ...at, as }) as const;

  /** Plays the first table to its signed sheet, with a ruling, a call and an appeal. */
  function playOne(event: Event): void {
    event.do(sam, enter(win(1)));
    const ruling = { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling });
    event.do(ana, { type: 'call-umpire', ...AT });
    event.do(sam, { type: 'end-table', ...AT });
    event.do(ana, { type: 'appeal', ...AT, hand: 1, text: 'Unfair' });
    event.do(uma, ...([0, 1, 2, 3, 'umpire'] as const).map(as => sign(AT, as)));
  }

  it('tells strangers and players of other tables nothing of what they are not shown yet', () => {
    const { event: before } = delayed();
    const { event: after } = delayed();
    playOne(after);
    const commands = commandsFor(after.state);
    expect(new Set(commands.map(({ type }) => type)).size).toBeGreaterThan(38);
    // Of a table, others are told nothing without a delay either.
    for (const me of [stranger, eva])
      for (const isLate of [true, false]) expect(differing(before, after, me, commands, isLate)).toEqual([]);
  });

  it('tells strangers nothing of the end of a session, of the next one and of the end of the event', () => {
    const { event: before } = delayed();
    const { event: after } = delayed();
    playOne(after);
    after.do(ORGANISER, { type: 'end-table', ...AT_TWO }, { type: 'end-session', session: 1 });
    for (const last of [undefined, 'begin', 'end']) {
      if (last === 'begin') after.do(ORGANISER, { type: 'begin-session', session: 2 });
      if (last === 'end') after.record(ORGANISER, { type: 'session-ended', session: 2 }, { type: 'event-ended' });
      expect(differing(before, after, stranger, commandsFor(after.state))).toEqual([]);
    }
  });

  it('is by the own table as it is, for who plays there', () => {
    const { event } = delayed();
    expect(answering(event, ana)(sign(AT, 0))).toContain('not-ended');
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    const own: readonly TournamentCommand[] = [sign(AT, 0), { type: 'call-umpire', ...AT }];
    expect(own.map(answering(event, ana))).toEqual(['done', 'done']);
  });
});

describe('the desk', () => {
  const ID = 'EVNT2345';
  const clock = new HeldClock();
  const desks: LedgerDesk[] = [];
  afterEach(() => {
    for (const desk of desks.splice(0)) desk.stop();
  });

  /** Returns what opens a desk on a delayed event, and how many facts the event has. */
  async function kept() {
    const { event } = delayed();
    const store = memoryStore();
    const facts = event.facts.map(({ seq, by, event }) => ({
      seq,
      at: Math.floor(clock.now()),
      by,
      command: `${seq}`,
      event,
    }));
    await store.addFacts({ id: ID, kind: 'tournament' }, facts, { people: [], isPublic: true });
    const open = () => {
      const desk = new LedgerDesk({
        ...{ kinds: [kind], store, clock, log: silent, hasRoom: () => true, keyFor: (text: string) => text },
        ...{
          namesOf: async (people: Iterable<PersonId>) => new Map([...people].map(one => [one, 'X'])),
          hasBlocked: async () => false,
        },
      });
      desks.push(desk);
      return desk;
    };
    return { open, count: facts.length };
  }
  const told: TournamentEvent = { type: 'hand-entered', ...AT, hand: win(1) };

  it('tells of what waits when it is due, to everybody, also after it was read again', async () => {
    const { open, count } = await kept();
    const desk = open();
    await desk.record(ID, () => [told]);
    for (const one of [desk, open()]) {
      const seen = await one.view(ID, stranger.id);
      expect(seen).toMatchObject({ version: count, view: { behind: DELAY } });
      expect(await one.view(ID, uma.id)).toMatchObject({ version: count + 1 });
      one === desk || one.stop();
    }
    const versions: Promise<number | undefined>[] = [];
    desk.onChange(id => versions.push(desk.versionFor(id, stranger.id)));
    await clock.pass(DELAY);
    expect(await Promise.all(versions)).toEqual([count + 1]);
  });

  it('shows in lists what was due, also after a restart', async () => {
    const { open } = await kept();
    await open().record(ID, () => [{ type: 'event-ended' }]);
    const desk = open();
    const stages = async () => (await desk.list('tournament', stranger.id)).open;
    expect(await stages()).toMatchObject([{ stage: 'playing' }]);
    await clock.pass(DELAY);
    expect(await stages()).toMatchObject([{ stage: 'over' }]);
    // Nobody had asked for it before it was due.
    expect((await open().list('tournament', stranger.id)).open).toMatchObject([{ stage: 'over' }]);
  });

  it('tells of what waits also if the event has left memory meanwhile', async () => {
    const { open, count } = await kept();
    const desk = open();
    await desk.record(ID, () => [told]);
    for (let n = 0; n <= 500; n++)
      await desk.open('tournament', ORGANISER, n.toString(16).padStart(32, '0'), { name: `${n}` });
    await clock.pass(SECOND);
    await desk.record(ID, () => [{ ...told, hand: win(2) }]);
    // Nobody asks for it meanwhile.
    let changes = 0;
    desk.onChange(id => {
      if (id === ID) changes += 1;
    });
    await clock.pass(DELAY - SECOND);
    expect(changes).toBe(1);
    await clock.pass(SECOND);
    expect(changes).toBe(2);
    expect(await desk.versionFor(ID, stranger.id)).toBe(count + 2);
  });
});
