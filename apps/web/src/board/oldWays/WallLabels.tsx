import { type HandState, stacksCounted, stacksOf, tilesLeft } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { deadWall, type Geometry, liftedStack, looseTiles, type StackSpot, stackSpot } from '../layout/index.ts';
import type { ByPosition } from '../position.ts';
import type { Scene } from '../scene.ts';
import { spareTiles } from './spare.ts';

interface WallLabelsProps {
  readonly hand: HandState;
  readonly scene: Scene;
  readonly geometry: Geometry;
  /** Without words only the loose tiles are framed. */
  readonly hasWords: boolean;
}

/** The way of the draws on each side, clockwise from above. */
const CLOCKWISE: ByPosition<string> = ['\u2190', '\u2193', '\u2192', '\u2191'];
const COUNTER: ByPosition<string> = ['\u2192', '\u2191', '\u2190', '\u2193'];

interface LabelProps {
  readonly spot: StackSpot;
  /** On which end of the stack a label begins above and below the table; its other end grows away from there. */
  readonly grows: 'left' | 'right';
  readonly isHit?: boolean;
  readonly children: ReactNode;
}

/** px between a stack and its label. */
const BESIDE = 9;

/** Words on the inner side of the wall. */
function Label({ spot: { position, x, y, w, h }, grows, isHit, children }: LabelProps) {
  const side = {
    left: position === 1 ? x - BESIDE : position === 3 ? x + w + BESIDE : grows === 'left' ? x + w : x,
    top: position === 0 ? y - BESIDE : position === 2 ? y + h + BESIDE : y + h / 2,
  };
  const across = position === 1 || (position % 2 === 0 && grows === 'left') ? '-100%' : '0';
  const down = position === 0 ? '-100%' : position === 2 ? '0' : '-50%';
  return (
    <span className={isHit ? 'wall-word hit' : 'wall-word'} style={{ ...side, translate: `${across} ${down}` }}>
      {children}
    </span>
  );
}

/** Returns one frame around stacks that lie side by side; undefined if they lie around a corner. */
function around(spots: readonly StackSpot[]): StackSpot | undefined {
  const [first] = spots;
  if (!first || spots.some(({ position }) => position !== first.position)) return undefined;
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  const [right, end] = [Math.max(...spots.map(({ x, w }) => x + w)), Math.max(...spots.map(({ y, h }) => y + h))];
  return { position: first.position, x: left, y: top, w: right - left, h: end - top };
}

const isDefined = (spot: StackSpot | undefined): spot is StackSpot => spot !== undefined;

/** Returns the frames of a gap, one on each side of the table on which it is. */
const besideOpening = (spots: readonly StackSpot[]): readonly StackSpot[] =>
  [...Map.groupBy(spots, ({ position }) => position).values()].flatMap(side => around(side) ?? []);

/** The frame is drawn as high as the tiles lie (units). */
const RAISED = 0.32;

interface FrameProps {
  readonly spot: StackSpot;
  readonly kind: 'loose' | 'gap' | 'next';
  /** px that the tiles lie above the felt. */
  readonly raised?: number;
}

const Frame = ({ spot: { x, y, w, h }, kind, raised = 0 }: FrameProps) => (
  <i className={`wall-frame ${kind}`} style={{ left: x - 2, top: y - raised - 2, width: w + 4, height: h + 4 }} />
);

/** What the older ways mark on the wall: the gap, the loose tiles beside it, the dead wall and the next tile to draw. */
export function WallLabels({ hand, scene, geometry: g, hasWords }: WallLabelsProps) {
  const t = useT();
  const lifted = liftedStack(scene);
  const spare = spareTiles(hand.wall);
  if (lifted === undefined || !spare || g.table === 0) return null;
  const { layout, wall } = scene;
  const spotOf = (stack: number) => stackSpot(g, scene, stack);
  const under = [...new Set(looseTiles(scene).values())].flatMap(stack => spotOf(stack) ?? []);
  const whole = around(under);
  const raised = g.ring === undefined ? RAISED * g.u : 0;
  const next = spotOf(wall[0]! >> 1);
  // The gap grows with every pair that is lifted.
  const gone = Array.from({ length: stacksOf(layout) - lifted }, (_, n) => spotOf(lifted + n)).filter(isDefined);
  const opened = gone.at(-1);
  const dead = deadWall(scene);
  const deadSpot = dead.length > 0 ? spotOf(dead[0]! >> 1) : undefined;
  const isClockwise = layout.direction === 'clockwise';
  // Beside the gap the loose tiles lie where the draws come from last.
  const [toGap, toWall] = (isClockwise ? ['left', 'right'] : ['right', 'left']) as ['left' | 'right', 'left' | 'right'];
  const away = (spot: StackSpot, to: 'left' | 'right') => (spot.position === 2 ? opposite[to] : to);
  const loose = spare.kind === 'dead' ? 'loose' : spare.kind;
  const looseCount = wall.filter(place => place >> 1 === lifted).length;
  const isDrawable = tilesLeft(hand.wall) > 0;
  return (
    <div aria-hidden="true">
      {(whole ? [whole] : under).map(spot => (
        <Frame key={`${spot.x} ${spot.y}`} spot={spot} kind="loose" raised={raised} />
      ))}
      {hasWords && besideOpening(gone).map(spot => <Frame key={`${spot.x} ${spot.y}`} spot={spot} kind="gap" />)}
      {hasWords && next && isDrawable && <Frame spot={next} kind="next" raised={raised / 2} />}
      {hasWords && opened && (
        <Label spot={opened} grows={away(opened, toGap)}>
          {t('old.opened', { stack: stacksCounted(hand.dice, layout) })}
        </Label>
      )}
      {hasWords && under[0] && (
        <Label spot={whole ?? under[0]} grows={away(under[0], toWall)} isHit>
          {t(`old.left.${loose}`, { count: looseCount })}
        </Label>
      )}
      {hasWords && deadSpot && (
        <Label spot={deadSpot} grows={away(deadSpot, toWall)}>
          {t('old.left.dead', { count: dead.length })}
        </Label>
      )}
      {hasWords && next && isDrawable && (
        <Label spot={next} grows={away(next, toGap)}>
          {t('old.next')} {(isClockwise ? CLOCKWISE : COUNTER)[next.position]}
        </Label>
      )}
    </div>
  );
}

const opposite = { left: 'right', right: 'left' } as const;
