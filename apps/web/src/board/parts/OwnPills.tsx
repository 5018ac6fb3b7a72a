import type { CSSProperties } from 'react';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/TableIcon.tsx';
import { type Keys, spokenKey } from '../keys.ts';
import { type Geometry, isFlat } from '../layout/index.ts';
import type { TableProps } from '../props.ts';
import { AskAdvice } from './AskAdvice.tsx';
import { handTop, isBarOnPills, sides } from './plates.ts';

/** Units below the centre that melds at the sides reach. */
const SIDE_REACH = 6.5;

/** Above the own plate; on phones just above the hand, at the side, upright above where the claim bar comes. */
function pillsStyle(g: Geometry): CSSProperties {
  if (g.mode === 'port' && isBarOnPills(g)) return { right: 20, bottom: g.size.h - handTop(g) + 110 };
  if (g.mode === 'port') return { right: 8, bottom: g.size.h - g.own.plateY + 8 };
  if (g.mode === 'land') return { right: 86, bottom: g.size.h - handTop(g) + 8 };
  return { left: sides(g).left, bottom: g.mode === 'desk' ? 98 : 156 };
}

/** On its side the lamp stands beside the menu, where the claim bar never reaches. */
const besideMenu = (g: Geometry): CSSProperties => ({ left: 12 + 2.95 * g.u + 52, top: handTop(g) - 50 });

/** On phones the bar of claims covers what is near the hand: what is armed stands beside the hand across, in small. */
function rowStyle(g: Geometry): CSSProperties | undefined {
  if (g.mode === 'port' && !isBarOnPills(g)) return { right: 62, top: g.own.plateY + 9 };
  if (g.mode === 'port') return { left: 6, right: 6, top: 51 };
  return g.mode === 'land' ? { right: 72, top: 41, width: 168 } : undefined;
}

/** Above the menu of an upright phone only where the right neighbour's melds end higher up; on its side there is room. */
const hasAside = (g: Geometry): boolean =>
  g.mode === 'land' || (g.mode === 'port' && g.cy + SIDE_REACH * g.u <= g.own.plateY - 56);

interface OwnPillsProps {
  readonly armed: TableProps['armed'];
  readonly aside: TableProps['aside'];
  readonly advice: TableProps['advice'];
  readonly keys: Keys | undefined;
  readonly geometry: Geometry;
  readonly isSorted: boolean;
  readonly sort: () => void;
  /** The claim bar is there, and may lie where buttons are. */
  readonly isAsked: boolean;
}

/** What the seat does by itself, and the way back to a sorted hand. */
export function OwnPills({ armed, aside, advice, keys, geometry, isSorted, sort, isAsked }: OwnPillsProps) {
  const t = useT();
  const isCompact = isFlat(geometry.mode) || geometry.mode === 'tablet';
  const row = rowStyle(geometry);
  const badges = armed?.(isCompact);
  const isLand = geometry.mode === 'land';
  const ask = advice && <AskAdvice advice={advice} isCompact={isCompact} keys={keys} />;
  return (
    <>
      {row && (
        <div className="armed-row" style={row}>
          {badges}
        </div>
      )}
      <div className={isCompact ? 'own-pills compact' : 'own-pills'} style={pillsStyle(geometry)}>
        {row ? null : badges}
        {!isLand && ask}
        {!isSorted && !(isLand && isAsked) && (
          <button
            type="button"
            className="pill"
            aria-label={isCompact ? t('table.sort') : undefined}
            onClick={sort}
            aria-keyshortcuts={spokenKey(keys, 'sort')}
          >
            <Icon name="sort" />
            {!isCompact && t('table.sort')}
          </button>
        )}
        {hasAside(geometry) && !(isAsked && isBarOnPills(geometry)) && aside}
      </div>
      {isLand && (
        <div className="own-pills compact" style={besideMenu(geometry)}>
          {ask}
        </div>
      )}
    </>
  );
}
