import { type ReactNode, useEffect, useState } from 'react';
import { useReducedMotion } from '../../board/hooks/useReducedMotion.ts';
import type { FinaleStage } from '../../board/index.ts';
import { Alert } from '../../board/parts/Live.tsx';
import { TEMPO_FACTOR, usePreferences } from '../../client/preferences/preferences.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import type { HandResult } from '../../sheet/hand/handResult.ts';
import { DrawnMoment } from './DrawnMoment.tsx';
import { isOwnWin } from './isOwnWin.ts';
import { beatSound } from './sounds.ts';
import { type Beat, beatsOf, drawnBeats, progressAt, STILL_BEATS } from './timeline.ts';
import { useBeats } from './useBeats.ts';
import { WinMoment } from './WinMoment.tsx';
import { saidOfEnd, winCount } from './winCount.ts';
import './win.css';

export interface EndMomentProps {
  readonly table: FollowedTable;
  readonly result: HandResult;
  readonly stage: FinaleStage;
  /** Stays at this beat, for pictures. */
  readonly held?: Beat | undefined;
  readonly onBeat: (beat: Beat) => void;
}

/** The end of a hand over the felt, before its sheet: the win is counted, or nobody wins. */
export default function EndMoment({ table, result, stage, held, onBeat }: EndMomentProps) {
  const t = useT();
  const { state, viewer } = table;
  const { outcome } = result;
  const { fewerMoves, originalWords, tempo, corner } = usePreferences();
  const isStill = useReducedMotion() || fewerMoves;
  const me = playerOf(viewer);
  const won = outcome.kind === 'won' ? outcome : undefined;
  const count = won && winCount(t, state, won, originalWords);
  const lines = count?.lines.length ?? 0;
  const isOwn = isOwnWin(result, me);
  const moment = { tier: count?.tier ?? 8, lines, hasFlowers: (count?.flowers ?? 0) > 0, isCarried: !isOwn } as const;
  const moving = () => (count ? beatsOf(moment, TEMPO_FACTOR[tempo]) : drawnBeats(TEMPO_FACTOR[tempo]));
  const beats = isStill ? STILL_BEATS : moving();
  const beat = useBeats(
    beats,
    next => {
      beatSound(next, moment, isStill);
      onBeat(next);
    },
    held,
  );
  const progress = progressAt(beat, lines);
  return (
    <Said text={saidOfEnd(t, result, count, me)}>
      {won && count ? (
        <WinMoment
          stage={stage}
          state={state}
          result={result}
          won={won}
          count={count}
          progress={progress}
          me={me}
          corner={corner}
        />
      ) : (
        <DrawnMoment stage={stage} state={state} result={result} me={me} />
      )}
    </Said>
  );
}

/** Says a sentence at once, and shows what it says to who sees it. */
function Said({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [said, setSaid] = useState('');
  // A region that is there before its words is read by all screen readers.
  useEffect(() => setSaid(text), [text]);
  return (
    <>
      <Alert text={said} />
      <div className="win-moment" aria-hidden="true">
        {children}
      </div>
    </>
  );
}
