import type { Seat } from '@gorrion/rules';
import { useT } from '../../i18n/index.ts';
import type { Zone } from '../layout/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { TileNode } from './TileNode.tsx';

const LABELS = {
  river: 'table.riverOf',
  meld: 'table.meldsOf',
  flower: 'table.flowersOf',
} as const;

export interface ZonesProps {
  readonly boxes: readonly KeyedBox[];
  readonly seat: Seat;
  readonly name: string;
  readonly corner: boolean;
}

const inZone = ({ boxes, seat }: ZonesProps, zone: Zone) => boxes.filter(box => box.zone === zone && box.seat === seat);

/** Tiles that everybody sees, as a list with a name. */
function OpenZone(props: ZonesProps & { readonly zone: keyof typeof LABELS }) {
  const t = useT();
  const tiles = inZone(props, props.zone);
  if (!tiles.length) return null;
  return (
    <ul className="zone" aria-label={t(LABELS[props.zone], { name: props.name })}>
      {tiles.map(box => (
        <TileNode key={box.key} box={box} corner={props.corner} />
      ))}
    </ul>
  );
}

export const Melds = (props: ZonesProps) => (
  <>
    <OpenZone {...props} zone="meld" />
    <OpenZone {...props} zone="flower" />
  </>
);

export const River = (props: ZonesProps) => <OpenZone {...props} zone="river" />;

/** Somebody else's hand: backs, which are one thing to a screen reader, or tiles laid open. */
export function OtherHand(props: ZonesProps) {
  const t = useT();
  const tiles = inZone(props, 'hand');
  if (!tiles.length) return null;
  const isOpen = tiles.some(box => box.kind === 'up');
  const label = t(isOpen ? 'table.openHandOf' : 'table.handOf', { name: props.name });
  const nodes = tiles.map(box => <TileNode key={box.key} box={box} corner={props.corner} isSilent={!isOpen} />);
  return isOpen ? (
    <ul className="zone" aria-label={label}>
      {nodes}
    </ul>
  ) : (
    <div className="zone" role="img" aria-label={label}>
      {nodes}
    </div>
  );
}

/** The wall is for eyes only: the panel says how many tiles are left. `counted` stacks are marked at the break. */
export function WallZone({ boxes, counted }: { readonly boxes: readonly KeyedBox[]; readonly counted: number }) {
  const wall = boxes.filter(box => box.zone === 'wall');
  return (
    <div className="zone" aria-hidden="true">
      {wall.map(box => (
        <TileNode
          key={box.key}
          box={box}
          corner={false}
          isSilent
          more={counted && box.slot === 'wall-0' ? 'cut-at' : ''}
        />
      ))}
    </div>
  );
}
