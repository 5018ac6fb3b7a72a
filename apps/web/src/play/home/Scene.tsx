import type { Tile } from '@gorrion/rules';
import { MiniTile } from '../../kit/tiles/index.ts';
import './scene.css';

/* A decoration: a few tiles on felt, hidden from screen readers. */
const RIVER = [18, 20, 27, 16, 4, 32] as readonly number[] as readonly Tile[];
const HAND = [0, 1, 2, 9, 10, 11, 24, 25, 26, 31, 31] as readonly number[] as readonly Tile[];
const WALL = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const DICE = [
  {
    pips: [
      [2.8, 2.8],
      [7.2, 2.8],
      [5, 5],
      [2.8, 7.2],
      [7.2, 7.2],
    ],
  },
  {
    pips: [
      [2.6, 2.6],
      [5, 5],
      [7.4, 7.4],
    ],
  },
] as const;

const Row = ({ className, tiles }: { readonly className: string; readonly tiles: readonly Tile[] }) => (
  <div className={className}>
    {tiles.map((tile, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row, two tiles alike
      <MiniTile key={place} tile={tile} decorative />
    ))}
  </div>
);

export const Scene = () => (
  <div className="scene" aria-hidden="true">
    <div className="scene-wall">
      {WALL.map(place => (
        <i key={place} />
      ))}
    </div>
    <Row className="scene-river" tiles={RIVER} />
    <div className="scene-dice">
      {DICE.map(({ pips }) => (
        <svg key={pips.length} viewBox="0 0 10 10" aria-hidden="true">
          {pips.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r=".95" />
          ))}
        </svg>
      ))}
    </div>
    <Row className="scene-hand" tiles={HAND} />
  </div>
);
