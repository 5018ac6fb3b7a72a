import { HIDDEN } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { MiniTiles } from '../tiles/index.ts';
import './empty.css';

interface EmptyProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** What one can do first. */
  readonly children?: ReactNode;
  /** A part of a card that has its own heading. */
  readonly isLow?: boolean;
}

/** What stands where nothing is yet: what will be here, and what to do first. */
export const Empty = ({ title, note, children, isLow = false }: EmptyProps) => (
  <div className={isLow ? 'empty low' : 'empty'}>
    <MiniTiles tiles={[HIDDEN, HIDDEN, HIDDEN]} decorative />
    {isLow ? <h3>{title}</h3> : <h2>{title}</h2>}
    <p className="quiet">{note}</p>
    {children}
  </div>
);
