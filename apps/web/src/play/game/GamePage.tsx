import { pendingShuffle, rebuildsWall } from '@gorrion/table';
import { type ComponentType, Suspense, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { asPlayed } from '../../client/store/people.ts';
import { withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { handResult } from '../../sheet/hand/handResult.ts';
import { useFinale } from '../win/useFinale.tsx';
import { Board, type BoardProps } from './Board.tsx';
import { SheetPill } from './SheetPill.tsx';
import { useSheet } from './useSheet.ts';

const loadSheet = () => withWords('room', () => import('../result/HandSheet.tsx'));
const HandSheet = lazyPart(loadSheet);
const CountOver = lazyPart(() => withWords('room', () => import('../count/CountOver.tsx')));
const SeatThrows = lazyPart(() => import('../ceremony/SeatThrows.tsx'));
const GameEnd = lazyPart(() => withWords('room', () => import('../result/GameEnd.tsx')));

interface GamePageProps {
  readonly table: FollowedTable;
  /** Draws the table. Default: all of it. */
  readonly board?: ComponentType<BoardProps>;
}

/** Shows a game: the table, the score sheet over it after each hand, and the results after the last sheet. */
export function GamePage({ table: now, board: Drawn = Board }: GamePageProps) {
  const me = useApp(app => app.me);
  const table = useMemo(() => asPlayed(now, me), [now, me]);
  const { state } = table;
  const result = useMemo(() => handResult(state), [state]);
  const [sheet, setSheet] = useSheet(
    result && { id: `${state.gamesPlayed} ${result.record.number}`, hasMoment: result.outcome.kind !== 'void' },
  );
  const end = useFinale(table, result, { isOn: sheet === 'moment', onEnd: () => setSheet('open') });
  useEffect(() => {
    // A press during the moment shows the sheet at once.
    if (sheet === 'moment') void loadSheet().catch(() => undefined);
  }, [sheet]);
  const isOver = state.session.phase === 'over';
  const { phase } = state.session.hand;
  // A page that opens a finished game shows the results; a page that followed the last hand shows its sheet first.
  const [wantsEnd, setWantsEnd] = useState(isOver);
  useEffect(() => {
    if (!isOver) setWantsEnd(false);
  }, [isOver]);

  const { seatThrows, session } = state;
  if (seatThrows && session.handNumber === 0 && session.phase === 'between') {
    return (
      <Suspense fallback={null}>
        <SeatThrows table={table} throws={seatThrows} />
      </Suspense>
    );
  }
  if (isOver && (wantsEnd || !result)) {
    return (
      <Suspense fallback={null}>
        <GameEnd table={table} now={now} />
      </Suspense>
    );
  }
  // The next wall stands, and a player may object to it: its card lies at the table.
  const isWallUp = rebuildsWall(session.options.rules) && pendingShuffle(state) !== undefined;
  return (
    <Drawn table={table} end={end}>
      {phase.name === 'counting' && (
        <Suspense fallback={null}>
          <CountOver table={table} count={phase} />
        </Suspense>
      )}
      {result && sheet === 'looking' && <SheetPill table={table} onOpen={() => setSheet('open')} />}
      {result && sheet === 'open' && !isWallUp && (
        <Suspense fallback={null}>
          <HandSheet table={table} result={result} onLook={() => setSheet('looking')} onEnd={() => setWantsEnd(true)} />
        </Suspense>
      )}
    </Drawn>
  );
}
