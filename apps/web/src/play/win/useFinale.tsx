import { type BySeat, bySeat, discardsMade } from '@gorrion/rules';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Finale, PlateInfo } from '../../board/index.ts';
import { vibrate } from '../../client/attention/haptics.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { HandResult } from '../../sheet/hand/handResult.ts';
import { isOwnWin } from './isOwnWin.ts';
import type { Beat } from './timeline.ts';
import { useSkip } from './useSkip.ts';

const loadMoment = () => withWords('room', () => import('./EndMoment.tsx'));
const EndMoment = lazyPart(loadMoment);

/** What is shown on the table at the end of a hand, before its sheet. */
export interface ShownEnd {
  readonly finale: Finale | undefined;
  /** Returns the plates as the hand found them, with the points that move once it is counted. */
  readonly platesAt: (plates: BySeat<PlateInfo>) => BySeat<PlateInfo>;
}

type Stage = 'begun' | 'laid' | 'paid';

const stageOf = (beat: Beat | undefined, known: Stage): Stage => {
  if (beat === 'laid') return 'laid';
  return beat === 'paid' ? 'paid' : known;
};

interface ShownEndOptions {
  readonly isOn: boolean;
  /** Called when the sheet is due, or wanted. */
  readonly onEnd: () => void;
  /** Stays at this beat, for pictures. */
  readonly held?: Beat | undefined;
}

/** Shows the end of a hand while it is on. Its part of the page is loaded while the hand is played. */
export function useFinale(
  table: FollowedTable,
  result: HandResult | undefined,
  { isOn, onEnd, held }: ShownEndOptions,
): ShownEnd {
  const [stage, setStage] = useState<Stage>(held === undefined || held === 'word' ? 'begun' : 'laid');
  const isMine = result !== undefined && isOwnWin(result, playerOf(table.viewer));
  const isUnderWay = discardsMade(table.state.session.hand).length > 0;
  useEffect(() => {
    if (isUnderWay) void loadMoment().catch(() => undefined);
  }, [isUnderWay]);
  useEffect(() => {
    if (!isOn) return;
    setStage(stageOf(held, held === undefined || held === 'word' ? 'begun' : 'laid'));
    if (isMine && held === undefined) vibrate('won');
  }, [isOn, isMine, held]);
  useSkip(isOn && held === undefined, onEnd);
  const onBeat = (beat: Beat) => {
    setStage(known => stageOf(beat, known));
    if (beat === 'end') onEnd();
  };
  const shown = isOn ? result : undefined;
  const winner = shown?.outcome.kind === 'won' ? shown.outcome.seat : undefined;
  const finale = shown && {
    winner,
    isLaid: stage !== 'begun',
    draw: (at: Parameters<Finale['draw']>[0]) => (
      <Suspense fallback={null}>
        <EndMoment table={table} result={shown} stage={at} held={held} onBeat={onBeat} />
      </Suspense>
    ),
  };
  const isPaid = stage === 'paid';
  const platesAt = useMemo(
    () => (plates: BySeat<PlateInfo>) =>
      shown
        ? bySeat((seat): PlateInfo => {
            const { change } = shown.payments[seat];
            return {
              ...plates[seat],
              score: plates[seat].score - change,
              ...(seat === winner && { hasWon: true }),
              ...(isPaid && change !== 0 && { change }),
            };
          })
        : plates,
    [shown, winner, isPaid],
  );
  return { finale, platesAt };
}
