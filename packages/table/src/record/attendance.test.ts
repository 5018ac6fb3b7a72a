import type { Delay, Entry, PersonId, TableEvent } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { newBot } from '../decide/gathering.ts';
import { unopened } from '../state/unopened.ts';
import { playedOutEntries, SETTINGS, SOUTH_WINS } from '../testing/index.ts';
import { attendanceOf, leftBehind } from './attendance.ts';

const [ana, bea] = ['ana', 'bea'] as PersonId[] as [PersonId, PersonId];
const seated = (place: 0 | 1, id: PersonId): TableEvent => ({
  type: 'seated',
  place,
  who: { kind: 'person', id, name: id, presence: 'here' },
});
const moved = (presence: 'here' | 'away' | 'left', more: { isOwn?: true } = {}): TableEvent => ({
  type: 'presence-changed',
  place: 1,
  presence,
  ...more,
});

let begin: readonly TableEvent[];
/** The facts of a game of four hands of Ana and Bea with two bots, hand by hand. */
let hands: readonly (readonly TableEvent[])[];
let end: TableEvent;
beforeAll(() => {
  const bot = newBot(unopened, 'easy');
  const opened = { type: 'table-opened', settings: SETTINGS, clock: unopened.clockPreset, host: ana } as const;
  const places: TableEvent[] = [
    seated(0, ana),
    seated(1, bea),
    ...([2, 3] as const).map(place => ({ type: 'seated', place, who: bot }) as const),
  ];
  const opening = entriesOf([opened, ...places]);
  const events = playedOutEntries(opening, 1_000_000, { deals: [SOUTH_WINS] }).map(({ event }) => event);
  begin = [opened, ...places, events[0]!];
  end = events.at(-1)!;
  const found: TableEvent[][] = [];
  for (const event of events.slice(1, -1)) {
    if (event.type === 'session' && event.event.type === 'hand-begun') found.push([]);
    found.at(-1)!.push(event);
  }
  hands = found;
});

const entriesOf = (events: readonly TableEvent[]): Entry[] =>
  events.map((event, n) => ({ seq: n + 1, at: n + 1, event }));
const abandoned: TableEvent = {
  type: 'session',
  event: { type: 'session-ended', reason: 'abandoned', tablePoints: byPlayer(() => 0) },
};

/** Returns a game with facts put into the middle of some of its hands, by their number from 0. */
function game(
  between: Readonly<Record<number, readonly TableEvent[]>>,
  last: readonly TableEvent[] = [end],
  played = 4,
) {
  const middle = hands.slice(0, played).flatMap((hand, n) => [hand[0]!, ...(between[n] ?? []), ...hand.slice(1)]);
  return entriesOf([...begin, ...middle, ...last]);
}
const seen = (entries: readonly Entry[]) => Object.fromEntries(attendanceOf(entries));

describe('who stays in a game', () => {
  it('has finished it, also after a connection that was back before the hand was over', () => {
    expect(seen(game({}))).toEqual({ ana: 'finished', bea: 'finished' });
    expect(seen(game({ 1: [moved('away'), moved('here')], 2: [moved('left'), moved('here')] }))).toEqual({
      ana: 'finished',
      bea: 'finished',
    });
  });

  it('and misses the end of a hand, of the last one too, has left it', () => {
    expect(seen(game({ 1: [moved('away')], 2: [moved('here')] }))).toEqual({ ana: 'finished', bea: 'left' });
    expect(seen(game({ 3: [moved('away')] }))).toEqual({ ana: 'finished', bea: 'left' });
    expect(seen(game({ 3: [moved('left')] }))).toEqual({ ana: 'finished', bea: 'left' });
  });

  it('counts for nothing whose seat the host or the umpire gave away, but who went while away has left', () => {
    expect(seen(game({ 1: [moved('away'), moved('left')] }))).toEqual({ ana: 'finished' });
    const out: TableEvent = { type: 'session', event: { type: 'disqualified', player: 1 } };
    expect(seen(game({ 1: [out, moved('left')] }))).toEqual({ ana: 'finished' });
    expect(seen(game({ 1: [moved('away'), moved('left', { isOwn: true })] }))).toEqual({
      ana: 'finished',
      bea: 'left',
    });
    expect(seen(game({ 1: [moved('away'), moved('left')], 2: [moved('here')] }))).toEqual({
      ana: 'finished',
      bea: 'finished',
    });
  });

  it('has finished a game that all agreed to end, unless they had gone before', () => {
    expect(seen(game({}, [abandoned], 2))).toEqual({ ana: 'finished', bea: 'finished' });
    expect(seen(game({}, [moved('away'), abandoned], 2))).toEqual({ ana: 'finished' });
    expect(seen(game({}, [moved('left'), abandoned], 2))).toEqual({ ana: 'finished', bea: 'left' });
    const both = game({}, [moved('left'), abandoned], 2);
    // Who goes as the last who had not agreed ends the game by it: both facts have one moment.
    const together = both.with(-1, { ...both.at(-1)!, at: both.at(-2)!.at });
    expect(seen(together)).toEqual({ ana: 'finished' });
  });

  it('is nobody in a game with bots alone', () => {
    const alone = game({}).filter(
      ({ event }) => event.type !== 'seated' || event.who.kind !== 'person' || event.who.id !== bea,
    );
    expect(seen(alone)).toEqual({});
  });

  it('has left a game that its table is let go with; who waits in vain has not', () => {
    expect(leftBehind(game({ 1: [moved('left')] }, [], 3))).toEqual({ number: 1, left: [bea], behind: 0 });
    expect(leftBehind(game({}, [hands[3]![0]!, moved('left')], 3))).toEqual({
      number: 1,
      left: [bea],
      behind: 0,
    });
    expect(leftBehind(game({}, [moved('away')], 3))).toMatchObject({ number: 1, left: [] });
    expect(leftBehind(game({ 1: [moved('left')] }))).toBeUndefined();
  });

  it('is known to have left once the spectators of a delay may know it', () => {
    const behind = (delay: Delay) => {
      const [opened, ...rest] = game({ 1: [moved('left')] }, [], 3);
      const event = { ...(opened!.event as Extract<TableEvent, { type: 'table-opened' }>) };
      return leftBehind([{ ...opened!, event: { ...event, settings: { ...SETTINGS, delay } } }, ...rest])?.behind;
    };
    expect([behind(60), behind('hand')]).toEqual([60_000, 600_000]);
  });
});
