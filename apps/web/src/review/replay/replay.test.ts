import { type GameRecord, gameIdOf, type TableCode } from '@gorrion/protocol';
import { bySeat, HIDDEN, PLAYERS, seatOf, viewFor } from '@gorrion/rules';
import { finishedGames, isLandmark, Replay, replayTable, turnOf } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { archiveRouteOf, gamePath } from '../../shell/links/gamePaths.ts';
import { shownHand, viewpointIn } from './view.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ hookTimeout: 60_000 });

let record: GameRecord;
beforeAll(async () => {
  const world = new World('replayed');
  await world.start({ absence: 'bot', clock: 'fast' }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  record = finishedGames(world.store.logOf('table'), n => gameIdOf('ABCD2345' as TableCode, n))[0]!.record;
});

describe('a replay', () => {
  test('has every hand with its name, its points and its moves, from the deal to the end', () => {
    const { hands } = new Replay(record);
    expect(hands.map(({ key }) => key)).toEqual(['e1', 'e2', 'e3', 'e4']);
    expect(['e3', 'h3', 'h9', 'x', undefined].map(key => new Replay(record).handOf(key))).toEqual([2, 2, 0, 0, 0]);
    expect(hands.map(({ changes }) => changes)).toEqual(record.sheet.lines.map(({ changes }) => changes));
    for (const { moves } of hands) {
      expect(moves[0]!.kind).toBe('deal');
      expect(isLandmark(moves.at(-1)!)).toBe(true);
    }
  });

  test('shows the states that the facts fold to, in whatever order moves are looked at', () => {
    const replay = new Replay(record);
    for (const n of [3, 0, 2, 1])
      for (const [m, { fact }] of [...replay.hands[n]!.moves.entries()].toReversed()) {
        if (m === replay.hands[n]!.moves.length - 1) continue;
        expect(replay.stateAt(n, m)).toEqual(replayTable(record.facts.slice(0, fact + 1)));
      }
    const last = replay.hands.at(-1)!;
    expect(replay.stateAt(3, last.moves.length - 1).session.totals).toEqual(record.sheet.totals);
  });

  test('numbers turns by discards', () => {
    const [hand] = new Replay(record).hands;
    const discards = hand!.moves.flatMap(({ kind }, n) => (kind === 'discard' ? [n] : []));
    expect(discards.slice(0, 5).map(n => turnOf(hand!, n))).toEqual([1, 2, 3, 4, 5]);
    expect(turnOf(hand!, 0)).toBe(1);
  });

  test('of one player shows what that player saw, and never the order of the wall', () => {
    const replay = new Replay(record);
    for (const player of PLAYERS)
      for (const [m] of replay.hands[1]!.moves.entries()) {
        const state = replay.stateAt(1, m);
        const { hand } = state.session;
        const own = shownHand(state, { player, opens: 'own' });
        const all = shownHand(state, { player, opens: 'all' });
        if (hand.phase.name !== 'over') expect(own).toEqual(viewFor(hand, seatOf(state.session, player)));
        expect(bySeat(seat => all.seats[seat].concealed)).toEqual(bySeat(seat => hand.seats[seat].concealed));
        for (const shown of [own, all]) expect(new Set(shown.wall.tiles)).toEqual(new Set([HIDDEN]));
      }
  });
});

describe('an address', () => {
  test('names a game, a hand and a move, and what is no such address is lost', () => {
    expect(archiveRouteOf('/games')).toEqual({ page: 'games' });
    expect(archiveRouteOf(gamePath('AB-1'))).toEqual({ page: 'record', game: 'AB-1' });
    expect(archiveRouteOf(gamePath('solo-AB-1', 'e3-2', 9))).toEqual({
      page: 'record',
      game: 'solo-AB-1',
      hand: 'e3-2',
      step: 9,
    });
    for (const path of ['/g/', '/gamesx', '/g/a b', '/g/A/e1/x', '/g'])
      expect(archiveRouteOf(path)).toEqual({ page: 'lost' });
  });

  test('says whose side is below and whose tiles are open; anything else is the whole table', () => {
    expect(viewpointIn('?from=2&open=own', null)).toEqual({ player: 2, opens: 'own' });
    expect(viewpointIn('?from=9&open=x', 3)).toEqual({ player: 0, opens: 'all' });
    expect(viewpointIn('', 3)).toEqual({ player: 3, opens: 'all' });
  });
});
