import { tilesLeft } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { deadWall, type Geometry, liftedStack } from '../layout/index.ts';
import { ringStacks } from '../layout/ring.ts';
import { handTop } from '../parts/plates.ts';
import type { Scene } from '../scene.ts';
import { HandFacts, type HandFactsProps } from './HandFacts.tsx';
import { spareTiles } from './spare.ts';

interface WallMapProps extends HandFactsProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly onClose: () => void;
}

/** Half the side of the map, and how far its strokes are from the middle. */
const [HALF, AT] = [10, 9];

/** Returns the place of the map: above the own plate, in landscape at the right. */
const placeOf = (g: Geometry) =>
  g.mode === 'land'
    ? { right: 72, bottom: g.size.h - handTop(g) + 58, maxHeight: handTop(g) - 66 }
    : { right: 8, bottom: g.size.h - g.own.plateY + 8, maxHeight: g.own.plateY - 70 };

/** The wall from above as strokes, where no wall is drawn, with what holds for this hand. */
export function WallMap({ scene, geometry, onClose, ...facts }: WallMapProps) {
  const t = useT();
  const { wall } = facts.hand;
  const spare = spareTiles(wall);
  const lifted = liftedStack(scene);
  const next = scene.wall[0]! >> 1;
  const dead = new Set(deadWall(scene).map(place => place >> 1));
  const left = tilesLeft(wall);
  const look = (stack: number, isCarrying: boolean, isHalf: boolean) =>
    [isCarrying && 'carrying', isHalf && 'half', stack === next && left > 0 && 'next', dead.has(stack) && 'dead']
      .filter(Boolean)
      .join(' ');
  return (
    <aside className="old-map card" style={placeOf(geometry)} aria-label={t('old.wall')}>
      <button type="button" className="ib" onClick={onClose} aria-label={t('old.close')}>
        <Icon name="close" />
      </button>
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
        {lifted !== undefined &&
          ringStacks(scene, AT).map(({ stack, from, to, isHalf, isCarrying }) => (
            <line
              key={stack}
              className={look(stack, isCarrying, isHalf)}
              x1={from[0]}
              y1={from[1]}
              x2={to[0]}
              y2={to[1]}
            />
          ))}
        <text y="-0.6">{t.number(left)}</text>
        {spare && (
          <text className="small" y="2.6">
            {t(`old.left.${spare.kind}`, { count: spare.count })}
          </text>
        )}
      </svg>
      <HandFacts {...facts} />
    </aside>
  );
}
