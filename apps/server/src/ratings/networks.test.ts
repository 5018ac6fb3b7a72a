import type { PersonId, TableCode } from '@gorrion/protocol';
import type { RunningTable } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { TableNetworks } from './networks.ts';

const CODE = 'ABCD2345' as TableCode;
const [ana, bea, ciro, dan, eva] = ['ana', 'bea', 'ciro', 'dan', 'eva'] as PersonId[] as [PersonId, ...PersonId[]];
const PEOPLE = [ana, bea!, ciro!, dan!].map((person, player) => ({ person, player: player as 0 }));

function table(stage: 'gathering' | 'playing', rated = true): RunningTable {
  const viewerOf = (person: PersonId) => (person === eva ? 'spectator' : 0);
  return { id: CODE, state: { stage, settings: { rated } }, viewerOf } as unknown as RunningTable;
}

/** What goes with a game after people have come to its table from networks. */
function marksAfter(seen: readonly (readonly [PersonId, string | undefined])[], at = table('playing')) {
  const networks = new TableNetworks();
  networks.findBy(() => at);
  for (const [person, network] of seen) networks.saw(at, person, network);
  const marked = networks.marked(CODE, PEOPLE);
  return PEOPLE.map(({ player }) => marked.find(one => one.player === player)?.network);
}

describe('the networks of a game', () => {
  it('are marks between its players, and nothing else', () => {
    expect(
      marksAfter([
        [ana, 'a'],
        [bea!, 'b'],
        [ciro!, 'a'],
        [dan!, 'd'],
      ]),
    ).toEqual([0, 1, 0, 3]);
  });

  it('count each network that a player came from, also if two meet only by way of a third', () => {
    expect(
      marksAfter([
        [ana, 'a'],
        [bea!, 'b'],
        [ciro!, 'a'],
        [ciro!, 'b'],
        [dan!, 'd'],
      ]),
    ).toEqual([0, 0, 0, 3]);
  });

  it('say nothing of this machine, of who is not seen, and of tables that are not rated', () => {
    expect(
      marksAfter([
        [ana, undefined],
        [bea!, undefined],
      ]),
    ).toEqual([0, 1, 2, 3]);
    expect(
      marksAfter(
        [
          [ana, 'a'],
          [bea!, 'a'],
        ],
        table('playing', false),
      ),
    ).toEqual([0, 1, 2, 3]);
  });

  it('are noted of everybody before the game, who may sit down yet, and then of its players only', () => {
    const seated = [
      { person: eva!, player: 0 as const },
      { person: bea!, player: 1 as const },
    ];
    const marksOf = (stage: 'gathering' | 'playing') => {
      const at = table(stage);
      const networks = new TableNetworks();
      networks.findBy(() => at);
      networks.saw(at, eva!, 'a');
      networks.saw(at, bea!, 'a');
      return networks
        .marked(CODE, seated)
        .map(({ network }) => network)
        .toSorted();
    };
    expect(marksOf('gathering')).toEqual([0, 0]);
    expect(marksOf('playing')).toEqual([0, 1]);
  });

  it('stay with a table that is restored', () => {
    const [before, after] = [table('playing'), table('playing')];
    const networks = new TableNetworks();
    networks.findBy(() => after);
    for (const person of [ana, bea!]) networks.saw(before, person, 'a');
    networks.move(before, after);
    expect(networks.marked(CODE, PEOPLE).filter(({ network }) => network === 0)).toHaveLength(2);
  });
});
