import type { SeatAction, TableSettings } from '@gorrion/protocol';
import { legalActions, viewFor } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../decide/context.ts';
import { checkLine } from '../lines/checkLine.ts';
import { lineEvents, lineMoment } from '../lines/playLine.ts';
import { person, SimpleBots, until, World } from '../testing/index.ts';

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea] = people as [Caller, Caller];

/** East declares a concealed kong in Macau's way, where its replacement is optional. */
async function afterKong(settings: Partial<TableSettings> = {}, who: readonly Caller[] = people) {
  const rules = { exchanges: false, replacementOptional: true };
  const world = new World(`replacement ${who.length}`, new SimpleBots());
  const stack = { hands: ['5555p 1m'], draws: 'EEEE', replacements: '9s' };
  await world.stacked({ ruleset: 'macau', clock: 'club', rules, ...settings }, who, stack);
  await act(world, ana, { type: 'declare-kong', tile: tile('5p') });
  return world;
}

const act = (world: World, who: Caller, action: SeatAction) => world.ask(who, { type: 'act', action });
const handOf = (world: World) => world.table.state.session.hand;

describe('[C30] a replacement that may be declined', () => {
  test('waits for its player, and the turn passes on without a discard', async () => {
    const world = await afterKong();
    expect(handOf(world).phase).toMatchObject({ name: 'turn', seat: 0, owes: true });
    expect(await act(world, ana, { type: 'discard', tile: tile('1m') })).toEqual({ ok: false, code: 'draw-first' });
    expect(await act(world, bea, { type: 'decline-replacement' })).toEqual({ ok: false, code: 'not-your-turn' });
    expect((await act(world, ana, { type: 'decline-replacement' })).ok).toBe(true);
    const hand = handOf(world);
    expect(hand.phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('E') });
    expect(hand.seats[0]).toMatchObject({ discards: [], concealed: { length: 10 } });
    // Others learn that it was declined, and no tile.
    const told = world.publisher.to(2).flatMap(({ entries }) => entries.map(({ event }) => event));
    const events = told.flatMap(event =>
      event.type === 'session' && event.event.type === 'hand' ? [event.event.event] : [],
    );
    expect(events.slice(-2)).toEqual([
      { type: 'replacement-declined', seat: 0 },
      { type: 'drew', seat: 1, tile: -1, source: 'wall' },
    ]);
    expect(viewFor(hand, 2).phase).toMatchObject({ seat: 1, drawn: -1 });
  });

  test('is taken by the table when the time is over, and the bank pays for the time to decline it', async () => {
    const idle = await afterKong();
    const { since } = idle.table.state.clock;
    const { move, grace } = idle.table.state.clockPreset;
    const bank = idle.table.state.clock.banks[0];
    await until(idle, () => handOf(idle).phase.name === 'turn' && !('owes' in handOf(idle).phase));
    expect(handOf(idle).phase).toMatchObject({ seat: 0, drawn: tile('9s'), source: 'kong' });
    expect(idle.clock.now() - since).toBe(move! + grace + bank);

    const slow = await afterKong();
    const { banks } = slow.table.state.clock;
    await slow.clock.advance(move! + grace + 2000);
    await act(slow, ana, { type: 'decline-replacement' });
    expect(slow.table.state.clock.banks).toEqual([banks[0] - 2000, ...banks.slice(1)]);
  });

  test('is taken for who has left', async () => {
    const world = await afterKong({ clock: 'none', absence: 'play-drawn' });
    await world.ask(ana, { type: 'leave' });
    await until(world, () => handOf(world).seats[0].discards.length > 0);
    expect(handOf(world).seats[0].discards[0]).toMatchObject({ tile: tile('9s') });
  });

  test('is a decision from which a line may be played, both ways', async () => {
    const world = await afterKong();
    await act(world, ana, { type: 'decline-replacement' });
    const facts = world.store.logOf('table');
    const typeOf = ({ event }: (typeof facts)[number]) =>
      event.type === 'session' && event.event.type === 'hand' ? event.event.event.type : event.type;
    const owed = facts.findIndex(fact => typeOf(fact) === 'replacement-owed') + 1;
    // Before it is owed, and between declining it and the next draw, nobody decides.
    expect([owed - 1, owed, owed + 1].map(before => lineMoment({ facts }, before) !== undefined)).toEqual([
      false,
      true,
      false,
    ]);
    const { hand, state } = lineMoment({ facts }, owed)!;
    for (const action of legalActions(state, 0)) {
      const caused = lineEvents(state, action);
      if (!caused.ok) throw new Error(caused.error.code);
      const line = { kind: 'branch', hand, before: owed, seat: 0, events: caused.value, result: null } as const;
      expect(checkLine({ facts }, line), action.type).toBeUndefined();
    }
  });
});
