import { type CSSProperties, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { lazyPart } from '../kit/ui/lazyPart.ts';
import './css/index.css';
import { isHeldAlone } from './held/isHeldAlone.ts';
import { isDealingAt, usePaced } from './hooks/usePaced.ts';
import { useReducedMotion } from './hooks/useReducedMotion.ts';
import { useSize } from './hooks/useSize.ts';
import { isFlat, modeOf, type Size } from './layout/index.ts';
import type { NumberedHand } from './pace.ts';
import { saysWords, type TableProps } from './props.ts';
import { Surface } from './Surface.tsx';

const HeldSurface = lazyPart(async () => ({ default: (await import('./held/index.ts')).HeldSurface }));

/** Height (px) of the words of strict play below the table; on a narrow screen with a line of what goes on, if it is high. */
const wordsHeight = ({ w, h }: Size) => (w < 700 && h >= 640 ? 78 : 58);

/** Returns the room of the table where the words of strict play take a line below it; as large as before beside them. */
const aboveWords = (size: Size): Size =>
  modeOf(size) === 'desk' ? size : { w: size.w, h: size.h - wordsHeight(size) };

const NO_TRAIL: readonly NumberedHand[] = [];

/** The layout of a hand alone. */
const heldModeOf = (size: Size | undefined) => (size && size.w > size.h ? 'land' : 'port');

/** One table as a seat or a spectator sees it. It draws a view and offers the legal commands; it contains no rules. */
export function Table(props: TableProps) {
  const t = useT();
  const [field, size] = useSize<HTMLDivElement>();
  const isReduced = useReducedMotion() || props.settings.motion === false;
  const { hand, seq = 0, trail = NO_TRAIL, prompt, actions, onDealing } = props;
  const handKey = `${props.epoch ?? 0}/${props.prevalentWind}/${props.handNumber}`;
  const isPressing = actions.length > 0 && prompt?.endsAt !== undefined;
  const paced = usePaced({ hand, seq, trail, handKey, isPressing }, isReduced);
  const isDealing = isDealingAt(paced);
  useLayoutEffect(() => onDealing?.(isDealing), [onDealing, isDealing]);
  // What is higher than the window begins at the own hand.
  const isCut = size !== undefined && size.h > innerHeight;
  useEffect(() => {
    if (isCut) scrollTo(0, document.documentElement.scrollHeight);
  }, [isCut]);
  const isSaid = saysWords(props);
  const room = useMemo(() => size && (isSaid ? aboveWords(size) : size), [size, isSaid]);
  const isHeld = isHeldAlone({ ...props, hand: paced.hand });
  const mode = isHeld ? heldModeOf(room) : room ? modeOf(room) : 'desk';
  const looks = ['stage', mode, isFlat(mode) && 'flat', room !== size && 'over-words', isHeld && 'held'];
  const words = size && ({ '--words': `${wordsHeight(size)}px` } as CSSProperties);
  return (
    <main style={words} className={looks.filter(Boolean).join(' ')} aria-label={t('table.label')}>
      {(isFlat(mode) || props.look?.kind === 'screen') && <div className="felt" />}
      <div className="field" ref={field}>
        {room && !isHeld && <Surface props={props} paced={paced} size={room} isReduced={isReduced} />}
        {room && isHeld && (
          <Suspense fallback={null}>
            <HeldSurface props={props} paced={paced} size={room} isReduced={isReduced} />
          </Suspense>
        )}
        {props.children}
      </div>
    </main>
  );
}
