import { BOT_LEVELS as BUILT, decideAsBot } from '@gorrion/bots';
import { BOT_LEVELS, type BotLevel } from '@gorrion/protocol';
import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { describe, expect, it, vi } from 'vitest';
import type { Bots } from './ports/ports.ts';
import { person, World } from './testing/index.ts';

// Strong bots think for long where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/** Real bots; `asked` are the levels at which they were asked. */
class RealBots implements Bots {
  readonly asked = new Set<BotLevel>();
  decide: Bots['decide'] = async ({ level, hand, seat, seed }) => {
    this.asked.add(level);
    return decideAsBot(level, hand, seat, seed);
  };
}

describe('the levels of bots', () => {
  it.each(BOT_LEVELS)('let a host ask for a bot that is %s, and it plays', async level => {
    const bots = new RealBots();
    const world = new World(`level ${level}`, bots);
    const ana = person('Ana');
    await world.open({ clock: 'club' }, ana);
    for (let n = 0; n < 3; n++) expect(await world.ask(ana, { type: 'add-bot', level })).toMatchObject({ ok: true });
    await world.ask(ana, { type: 'start' });
    const turns = () => world.table.state.session.hand.seats.filter(({ discards }) => discards.length > 0).length;
    for (let seconds = 0; seconds < 120 && turns() < 3; seconds++) await world.clock.advance(1000);
    expect(turns()).toBeGreaterThanOrEqual(3);
    expect([...bots.asked]).toEqual([level]);
    expect(world.table.botFaults).toBe(0);
  });

  it('are on the wire exactly those for which a bot is built', () => {
    const parsed = (level: string) => tableCommandSchema.safeParse({ type: 'add-bot', level }).success;
    expect(BUILT.filter(parsed)).toEqual(BUILT);
    expect(BOT_LEVELS).toHaveLength(BUILT.length);
    expect(['grandmaster', '__proto__', ''].filter(parsed)).toEqual([]);
  });
});
