import { Suspense, useEffect, useRef } from 'react';
import { isEnd } from '../../board/log.ts';
import { sentence } from '../../board/logWords.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameOfSeat, seatOfViewer } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import './moves.css';

const Rulings = lazyPart(() => withWords('room', () => import('../umpire/Rulings.tsx')));

interface MovesDialogProps {
  readonly table: FollowedTable;
  readonly onClose: () => void;
}

/** Lists everything that happened in this hand, in words, oldest first, scrolled to the newest. */
export default function MovesDialog({ table, onClose }: MovesDialogProps) {
  const t = useT();
  const { state, viewer, moves } = table;
  const mine = seatOfViewer(state, viewer);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list on
  useEffect(() => {
    // Braces, because newer browsers return a promise from scrolling, and React would take it for a cleanup function.
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [moves]);
  return (
    <Dialog labelledBy="moves" className="moves small" onClose={onClose}>
      <h1 id="moves">{t('game.moves')}</h1>
      {moves.length === 0 ? (
        <p>{t('game.noMoves')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <ol ref={list} tabIndex={0} aria-labelledby="moves">
          {moves.map(line => (
            <li key={line.id}>
              {!isEnd(line) && line.tile !== undefined ? <MiniTile tile={line.tile} decorative /> : <span />}
              {sentence(t, line, seat => nameOfSeat(state, seat), mine)}
            </li>
          ))}
        </ol>
      )}
      <Suspense fallback={null}>
        <Rulings state={state} isOfHand me={playerOf(viewer)} />
      </Suspense>
      <button type="button" className="btn pri wide" data-first onClick={onClose}>
        {t('game.resume')}
      </button>
    </Dialog>
  );
}
