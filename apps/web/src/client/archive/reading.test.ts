import { type GameRecord, gameIdOf, REVIEW_FORMAT, type TableCode } from '@gorrion/protocol';
import { legalActions } from '@gorrion/rules';
import { dealtAt, finishedGames, lineEvents, lineMoment } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from './reading.ts';

let record: object;
beforeAll(async () => {
  const world = new World('a file with a review');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('AB23CD45' as TableCode, number));
  record = game!.record;
}, 60_000);

const review = (hand: number) => ({
  format: REVIEW_FORMAT,
  evaluator: 1,
  game: 'AB23CD45-1',
  hands: [
    {
      hand,
      player: 0,
      stage: 'full',
      decisions: [],
      luck: { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 },
    },
  ],
});
const read = (beside: object) => readText(JSON.stringify({ ...record, ...beside }));

describe('a file of a game', () => {
  it('opens with the review that it carries, and without one', async () => {
    expect(await read({ review: review(1) })).toEqual({ ok: true, record, review: review(1) });
    expect(await read({})).toEqual({ ok: true, record });
  });

  it('opens without a review that is damaged, of another game or none at all, and says so', async () => {
    for (const wrong of [review(40), { ...review(0), format: 'x' }, null, 'review', [], { hands: [[]] }])
      expect(await read({ review: wrong }), JSON.stringify(wrong)).toEqual({ ok: true, record, review: 'damaged' });
  });

  it('opens with those of its lines that follow from the game, made by others than its reader', async () => {
    const { facts } = record as GameRecord;
    const before = dealtAt({ facts }, 0)!;
    const { state } = lineMoment({ facts }, before)!;
    const [action] = legalActions(state, 0);
    const caused = lineEvents(state, action!);
    const events = caused.ok ? caused.value : [];
    const what = { kind: 'branch', hand: 0, before, seat: 0, author: 'Ana', at: 5, events, result: null };
    const line = { ...what, id: 'b3', isOwn: true };
    const forged = { ...line, id: 'b4', events: [...events, ...events] };
    expect(await read({ lines: [line, forged] })).toEqual({ ok: true, record, lines: [{ ...line, isOwn: false }] });
    for (const wrong of [null, 'lines', [{ ...line, author: 5 }], [{ ...line, id: '<b1>' }], [forged]])
      expect(await read({ lines: wrong }), JSON.stringify(wrong)).toEqual({ ok: true, record });
  });

  it('opens with what its players said, clean, and without it where that cannot be read', async () => {
    const said = { player: 0, at: 5, word: 'thanks' };
    expect(await read({ talk: [said, { player: 1, at: 6, text: ' <b>\u202Ehi ' }] })).toEqual({
      ok: true,
      record,
      talk: [said, { player: 1, at: 6, text: '<b>hi' }],
    });
    for (const wrong of [null, 'talk', [{ ...said, player: 4 }], [{ player: 0, at: 5, text: 'x'.repeat(201) }], []])
      expect(await read({ talk: wrong }), JSON.stringify(wrong)).toEqual({ ok: true, record });
  });

  it('is refused for a key that nobody knows, whatever stands beside it', async () => {
    expect(await read({ review: review(0), more: 1 })).toMatchObject({ ok: false, fault: { code: 'damaged' } });
  });
});
