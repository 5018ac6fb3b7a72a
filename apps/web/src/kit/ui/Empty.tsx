import { HIDDEN, type Tile } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { MiniTiles } from '../tiles/index.ts';
import './felt.css';
import './empty.css';

interface EmptyProps {
  /** What is not here yet; undefined where the note says it in one sentence. */
  readonly title?: ReactNode;
  readonly note: ReactNode;
  /** The still life: tiles that lie on felt. */
  readonly tiles?: readonly Tile[];
  /** What one can do first. */
  readonly children?: ReactNode;
  /** A part of a card that has its own heading. */
  readonly isLow?: boolean;
}

const BACKS: readonly Tile[] = [HIDDEN, HIDDEN, HIDDEN];

/** What stands where nothing is yet: what will be here, and what to do first. */
export const Empty = ({ title, note, tiles = BACKS, children, isLow = false }: EmptyProps) => (
  <div className={isLow ? 'empty low' : 'empty'}>
    <div className="wood-rim">
      <div className="felt-floor">
        <MiniTiles tiles={tiles} decorative />
      </div>
    </div>
    {title && (isLow ? <h3>{title}</h3> : <h2>{title}</h2>)}
    <p className="quiet">{note}</p>
    {children}
  </div>
);

interface EmptyPlaceProps extends Omit<EmptyProps, 'isLow' | 'title'> {
  readonly title: ReactNode;
  /** What stands beside the words: the form that begins it, or a picture of what will be here. */
  readonly beside?: ReactNode;
}

/** A whole place in which nothing is yet: what it is for, on the felt of a table. */
export const EmptyPlace = ({ title, note, tiles, beside, children }: EmptyPlaceProps) => (
  <section className="wood-rim empty-place">
    <div className="felt-floor">
      <div className="stack empty-words">
        <h2>{title}</h2>
        <p>{note}</p>
        {tiles && <MiniTiles tiles={tiles} decorative />}
        {children && <div className="row">{children}</div>}
      </div>
      {beside}
    </div>
  </section>
);
