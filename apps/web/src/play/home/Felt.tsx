import type { Tile } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { MiniTile, WINDS } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import './felt.css';

/* Still lifes: a few tiles on felt, hidden from screen readers. */

const tiles = (numbers: readonly number[]) => numbers as readonly Tile[];
const RIVER = tiles([18, 20, 27, 16, 4, 32]);
const HAND = tiles([0, 1, 2, 9, 10, 11, 24, 25, 26, 31, 31]);
const BACKS = [0, 1, 2, 3, 4, 5] as const;
const DICE = [
  [
    [2.8, 2.8],
    [7.2, 2.8],
    [5, 5],
    [2.8, 7.2],
    [7.2, 7.2],
  ],
  [
    [2.6, 2.6],
    [5, 5],
    [7.4, 7.4],
  ],
] as const;

/** A felt with its rim of wood. */
export const Felt = ({ children }: { readonly children: ReactNode }) => (
  <div className="job-felt" aria-hidden="true">
    {children}
  </div>
);

const Row = ({ className, of }: { readonly className: string; readonly of: readonly Tile[] }) => (
  <div className={className}>
    {of.map((tile, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row, two tiles alike
      <MiniTile key={place} tile={tile} decorative />
    ))}
  </div>
);

/** The four winds around a link: a table that waits for friends. */
export const Winds = () => (
  <>
    <Row className="still-winds" of={WINDS} />
    <span className="still-link">
      <Icon name="link" />
    </span>
  </>
);

/** A hand before a river, and dice: a game that begins. */
export const Begun = () => (
  <>
    <Row className="still-river" of={RIVER} />
    <div className="still-dice">
      {DICE.map(pips => (
        <svg key={pips.length} viewBox="0 0 10 10" aria-hidden="true">
          {pips.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r=".95" />
          ))}
        </svg>
      ))}
    </div>
    <Row className="still-hand" of={HAND} />
  </>
);

/** Three hands seen from behind, with a bot at each. */
export const ThreeBots = () =>
  (['left', 'top', 'right'] as const).map(side => (
    <div key={side} className={`still-backs ${side}`}>
      <span>
        <Icon name="bot" />
      </span>
      {BACKS.map(place => (
        <i key={place} />
      ))}
    </div>
  ));

/** Four walls under seal: the hands of a day. */
export const FourWalls = () => (
  <div className="still-walls">
    {[1, 2, 3, 4].map(hand => (
      <span key={hand}>
        <i />
        <i />
        <b>{hand}</b>
      </span>
    ))}
  </div>
);
