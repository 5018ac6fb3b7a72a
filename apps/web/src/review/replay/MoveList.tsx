import type { ReplayHand } from '@gorrion/table';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { afterFrame } from '../../board/hooks/afterFrame.ts';
import { useT } from '../../kit/i18n/index.ts';
import { moveSentence } from './words.ts';

interface MoveListProps {
  readonly hand: ReplayHand;
  readonly move: number;
  /** By seat of the hand. */
  readonly names: readonly string[];
  /** Whether the list is in sight; one that comes into sight shows the present move. */
  readonly isShown: boolean;
  readonly onGo: (move: number) => void;
}

/** All moves of the hand in words; each leads to its moment. */
export function MoveList({ hand, move: current, names, isShown, onGo }: MoveListProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(onGo);
  latest.current = onGo;
  const go = useCallback((move: number) => latest.current(move), []);
  const sentences = useMemo(
    () => hand.moves.map(move => moveSentence(t, move, seat => names[seat] ?? '')),
    [hand, names, t],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was hidden could not scroll
  useEffect(() => {
    // After the frame and its layout: before it, reading a place would cost a layout of its own.
    let isCurrent = true;
    afterFrame(() => {
      const line = list.current?.children[current];
      if (!isCurrent || !(line instanceof HTMLElement) || !list.current) return;
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
    });
    return () => {
      isCurrent = false;
    };
  }, [current, isShown]);
  return (
    <ol className="move-list" ref={list} aria-label={t('replay.log')}>
      {sentences.map((sentence, n) => (
        <Line key={hand.moves[n]?.fact} move={n} sentence={sentence} isNow={n === current} onGo={go} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly move: number;
  readonly sentence: string;
  readonly isNow: boolean;
  readonly onGo: (move: number) => void;
}

/** One line of the list; a step draws only the two lines that change. */
const Line = memo(({ move, sentence, isNow, onGo }: LineProps) => (
  <li>
    <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onGo(move)}>
      {sentence}
    </button>
  </li>
));
