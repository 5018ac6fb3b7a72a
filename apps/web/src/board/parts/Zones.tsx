import type { Seat } from '@gorrion/rules';
import { memo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { type KeyedBox, type Zones, zoneOf } from '../motion/index.ts';
import { POSITIONS } from '../position.ts';
import { TileNode } from './TileNode.tsx';

const LABELS = {
  river: 'table.riverOf',
  meld: 'table.meldsOf',
  flower: 'table.flowersOf',
} as const;

export interface ZonesProps {
  readonly zones: Zones;
  readonly seat: Seat;
  readonly name: string;
  readonly corner: boolean;
}

interface TilesProps {
  /** What lies there; also its CSS class. */
  readonly zone: keyof typeof LABELS | 'rack';
  readonly tiles: readonly KeyedBox[];
  readonly label: string;
  readonly corner: boolean;
}

/** Open tiles, as a list with a name. */
const OpenTiles = memo(({ zone, tiles, label, corner }: TilesProps) => (
  <ul className={`zone ${zone}`} aria-label={label}>
    {tiles.map(box => (
      <TileNode key={box.key} box={box} corner={corner} />
    ))}
  </ul>
));

/** Backs, which are one image for a screen reader. */
const Backs = memo(({ zone, tiles, label, corner }: TilesProps) => (
  <div className={`zone ${zone}`} role="img" aria-label={label}>
    {tiles.map(box => (
      <TileNode key={box.key} box={box} corner={corner} isSilent />
    ))}
  </div>
));

function OpenZone({ zones, seat, name, corner, zone }: ZonesProps & { readonly zone: keyof typeof LABELS }) {
  const t = useT();
  const tiles = zoneOf(zones, zone, seat);
  if (tiles.length === 0) return null;
  return <OpenTiles zone={zone} tiles={tiles} label={t(LABELS[zone], { name })} corner={corner} />;
}

export const Melds = (props: ZonesProps) => (
  <>
    <OpenZone {...props} zone="meld" />
    <OpenZone {...props} zone="flower" />
  </>
);

export const River = (props: ZonesProps) => <OpenZone {...props} zone="river" />;

/** The hand of another seat: backs, or open tiles at the end. */
export function OtherHand({ zones, seat, name, corner }: ZonesProps) {
  const t = useT();
  const tiles = zoneOf(zones, 'hand', seat);
  if (!tiles.length) return null;
  const isOpen = tiles.some(box => box.kind === 'up');
  const Tiles = isOpen ? OpenTiles : Backs;
  const label = t(isOpen ? 'table.openHandOf' : 'table.handOf', { name });
  return <Tiles zone="rack" tiles={tiles} label={label} corner={corner} />;
}

interface WallProps {
  readonly tiles: readonly KeyedBox[];
  readonly isOpened: boolean;
}

const WallSide = memo(({ tiles, isOpened }: WallProps) =>
  tiles.map(box => (
    <TileNode
      key={box.key}
      box={box}
      corner={false}
      isSilent
      more={isOpened && box.slot === 'wall-0' ? 'cut-at' : ''}
    />
  )),
);

/**
 * The wall, hidden from screen readers: the panel says how many tiles are left. The first tile is marked once the break is
 * counted.
 */
export function WallZone({ zones, isOpened }: { readonly zones: Zones; readonly isOpened: boolean }) {
  return (
    <div className="zone" aria-hidden="true">
      {POSITIONS.map(position => (
        <WallSide key={position} tiles={zoneOf(zones, 'wall', position)} isOpened={isOpened} />
      ))}
    </div>
  );
}
