import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { type Keys, spokenKey } from '../keys.ts';
import { type Geometry, isFlat } from '../layout/index.ts';
import type { TableProps } from '../props.ts';
import { AskAdvice } from './AskAdvice.tsx';
import { aboveBar, handTop, isBarOnPills, MARKS_HEIGHT, type MarkedPlates, marksBelowHeader, sides } from './plates.ts';

/** How far below the centre the melds at the sides reach (units). */
const SIDE_REACH = 6.5;

/** An upright table of this width (px) has room for a row of pills beside the claim bar; a narrower one for a column. */
const BESIDE_BAR = 800;

/** How much higher (px) the own plate is where it names the opener. */
const ROLES = 24;

/** Returns the place of the pills: above the own plate; on phones above the hand, upright also above the claim bar. */
function pillsStyle(g: Geometry, hasRoles: boolean, isMarked: boolean): CSSProperties {
  if (g.mode === 'port' && isBarOnPills(g)) return { right: 20, bottom: aboveBar(g) };
  if (g.mode === 'port') {
    const bottom = g.size.h - g.own.plateY + 8;
    return g.size.w < BESIDE_BAR
      ? { right: 4, bottom, flexDirection: 'column', alignItems: 'flex-end' }
      : { right: 8, bottom };
  }
  if (g.mode === 'land') return { right: 86, bottom: g.size.h - handTop(g) + 8 };
  const higher = (hasRoles ? ROLES : 0) + (isMarked ? MARKS_HEIGHT[g.mode] : 0);
  return { left: sides(g).left, bottom: (g.mode === 'desk' ? 98 : 156) + higher };
}

/** Returns the place of the advice button on a phone in landscape: beside the menu, clear of the claim bar. */
const besideMenu = (g: Geometry): CSSProperties => ({ left: 12 + 2.95 * g.u + 52, top: handTop(g) - 50 });

/** Returns the place of the armed switches on phones: small, at the opposite hand, clear of the claim bar. */
function rowStyle(g: Geometry, marked: MarkedPlates): CSSProperties | undefined {
  if (g.mode === 'port' && !isBarOnPills(g)) return { right: 62, top: g.own.plateY + 9 };
  if (g.mode === 'port') return { left: 6, right: 6, top: 51 + marksBelowHeader(g, marked) };
  return g.mode === 'land' ? { right: 72, top: 41, width: 168 } : undefined;
}

/** Returns whether there is room for the app's small button: upright only if the melds at the right end above the menu. */
const hasAside = (g: Geometry): boolean =>
  g.mode === 'land' || (g.mode === 'port' && g.cy + SIDE_REACH * g.u <= g.own.plateY - 56);

/** Returns the place of the button of the routes on an upright phone: beside the own plate, left of the menu. */
const besidePlate = (g: Geometry): CSSProperties | undefined =>
  g.mode === 'port' && isBarOnPills(g) ? { right: 58, top: g.own.plateY - 1 } : undefined;

/**
 * Returns a ref for the pills: as they come and go, the stage knows by `--pills-foot` how far above its lower edge they
 * reach (px).
 */
function useFoot() {
  const pills = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = pills.current;
    const stage = own?.closest<HTMLElement>('.stage');
    if (!own || !stage) return;
    const tell = () => stage.style.setProperty('--pills-foot', `${stage.clientHeight - own.offsetTop}px`);
    const seen = new ResizeObserver(tell);
    seen.observe(own);
    seen.observe(stage);
    return () => seen.disconnect();
  }, []);
  return pills;
}

export interface OwnPillsProps {
  readonly armed: TableProps['armed'];
  readonly aside: TableProps['aside'];
  readonly advice: TableProps['advice'];
  readonly routes: TableProps['routes'];
  /** Something of the app lies over the rivers. */
  readonly isOver: boolean;
  /** The hand is ready: on phones its waits take the place beside the own plate. */
  readonly hasWaits: boolean;
  readonly marked: MarkedPlates;
  /** The plates name the banker and the opener, which on a tablet takes a line of its own. */
  readonly hasRoles: boolean;
  readonly keys: Keys | undefined;
  readonly geometry: Geometry;
  readonly isSorted: boolean;
  readonly sort: () => void;
  /** The claim bar is shown, and may cover buttons. */
  readonly isAsked: boolean;
}

/** The pills beside the own plate: what the seat does by itself, the sort button, the advice and the routes. */
export function OwnPills(props: OwnPillsProps) {
  const { armed, aside, advice, routes, isOver, hasWaits, marked, hasRoles, keys, geometry, isSorted, sort, isAsked } =
    props;
  const t = useT();
  const pills = useFoot();
  const isCompact = isFlat(geometry.mode) || geometry.mode === 'tablet';
  const row = rowStyle(geometry, marked);
  const badges = armed?.(isCompact);
  const isLand = geometry.mode === 'land';
  const pill = isAsked && isFlat(geometry.mode) ? undefined : routes?.pill;
  const besideMe = hasWaits ? undefined : besidePlate(geometry);
  // Upright what the app lays over the rivers lies over these buttons.
  const isUnder = geometry.mode === 'port' && isOver;
  const ask = advice && <AskAdvice advice={advice} isCompact={isCompact} keys={keys} />;
  return (
    <>
      {row && (
        <div className="armed-row" style={row}>
          {badges}
        </div>
      )}
      {!isUnder && (
        <div
          className={isCompact ? 'own-pills compact' : 'own-pills'}
          style={pillsStyle(geometry, hasRoles, marked[0])}
          ref={pills}
        >
          {row ? null : badges}
          {!isLand && ask}
          {!besideMe && pill}
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
          {hasAside(geometry) && aside}
        </div>
      )}
      {besideMe && pill && (
        <div className="own-pills compact" style={besideMe}>
          {pill}
        </div>
      )}
      {isLand && (
        <div className="own-pills compact" style={besideMenu(geometry)}>
          {ask}
        </div>
      )}
    </>
  );
}
