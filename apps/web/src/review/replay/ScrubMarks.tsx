import { isLandmark, type ReplayHand, type ReplayMove } from '@gorrion/table';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { isMistake } from '../../client/mistakes/mistakes.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import type { PlacedHand } from '../expert/placed.ts';

interface ScrubMarksProps {
  readonly hand: ReplayHand;
  readonly reviewed: PlacedHand | undefined;
}

/** Distance (px) to the next mark that a word needs; with less room it is a square. */
const APART = 44;

/** Returns the width (px) of an element and follows it; 0 until it is measured. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    setWidth(node.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

/** Returns the word of a call or of a win. */
function wordOf(t: Translate, { event }: ReplayMove): string | undefined {
  if (event.type === 'melded') return t(`act.${event.meld.kind}`);
  if (event.type === 'kong-added') return t('act.kong');
  return event.type === 'won' || event.type === 'hu-shown' ? t('act.win') : undefined;
}

/** What stands above the line: calls and the end of the hand, and the mistakes of a player. */
export const ScrubMarks = memo(({ hand, reviewed }: ScrubMarksProps) => {
  const t = useT();
  const [line, width] = useWidth();
  const last = Math.max(1, hand.moves.length - 1);
  const at = (move: number) => ({ left: `${(move / last) * 100}%` });
  const mistakes = reviewed?.decisions.filter(({ decision }) => isMistake(decision)) ?? [];
  const stands = [
    ...mistakes.map(({ move }) => move),
    ...hand.moves.flatMap((move, n) => (isLandmark(move) ? [n] : [])),
  ];
  const isAlone = (n: number) => stands.every(other => other === n || (Math.abs(other - n) / last) * width >= APART);
  return (
    <div ref={line} className="scrub-marks" aria-hidden="true">
      {hand.moves.map((move, n) => {
        if (!isLandmark(move)) return null;
        const word = wordOf(t, move);
        return word !== undefined && isAlone(n) ? (
          <b key={move.fact} className={`at-${move.kind}`} style={at(n)}>
            {word}
          </b>
        ) : (
          <i key={move.fact} className={`at-${move.kind}`} style={at(n)} />
        );
      })}
      {mistakes.map(({ move, decision }) => (
        <svg
          key={decision.before}
          className={`at-${decision.verdict}`}
          style={at(move)}
          viewBox="0 0 16 16"
          aria-hidden="true"
        >
          <path d={decision.verdict === 'mistake' ? 'M8 1l7 7-7 7-7-7z' : 'M8 3l6 11H2z'} />
        </svg>
      ))}
    </div>
  );
});
