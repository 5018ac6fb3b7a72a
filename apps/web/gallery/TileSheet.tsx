import { KINDS, tileOf } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { MiniTile } from '../src/board/index.ts';

const SIZES = [64, 30, 24];
const ALL = [...Array.from({ length: KINDS }, (_, kind) => tileOf(kind)), tileOf(-1)];

const sheet: CSSProperties = { minHeight: '100vh', padding: 28, background: 'var(--felt)' };

/** All faces at the sizes in which they are used. */
export const TileSheet = () => (
  <div style={sheet}>
    {SIZES.map(width => (
      <div
        key={width}
        style={
          { '--mw': `${width}px`, display: 'flex', flexWrap: 'wrap', gap: width / 6, marginBottom: 24 } as CSSProperties
        }
      >
        {ALL.map(tile => (
          <MiniTile key={tile} tile={tile} corner={location.search.includes('index')} />
        ))}
      </div>
    ))}
  </div>
);
