import type { Player } from '@gorrion/rules';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { client } from '../../client/index.ts';
import { usePreferences } from '../../client/preferences/preferences.ts';
import { isLocal } from '../../client/solo/code.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { awaited, hasLeft, nameAt } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { HandResult } from '../../sheet/hand/handResult.ts';
import { ResultSheet } from '../../sheet/hand/ResultSheet.tsx';
import { roundEnd } from '../ceremony/round.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import { AskEnd } from '../wishes/AskEnd.tsx';
import { Wish } from '../wishes/Wish.tsx';
import { endingText } from './endingText.ts';
import { ReadyBar } from './ReadyBar.tsx';

const PracticeNext = lazyPart(() => import('../../shell/practice/PracticeNext.tsx'));
const RoundEnd = lazyPart(() => import('../ceremony/RoundEnd.tsx'));

interface HandSheetProps {
  readonly table: FollowedTable;
  readonly result: HandResult;
  /** Hides the sheet, so that the table is seen. */
  readonly onLook: () => void;
  /** Leads from the last hand to the results of the game. */
  readonly onEnd: () => void;
}

/** The sheet of the hand that ended last, and after the last hand of a round the standings and the change of seats. */
export default function HandSheet({ table, result, onLook, onEnd }: HandSheetProps) {
  const corner = usePreferences(preferences => preferences.corner);
  const { state, viewer } = table;
  const me = playerOf(viewer);
  const round = useMemo(() => roundEnd(state), [state]);
  const [isRound, setRound] = useState(false);
  const [isMoving, move] = useMoving();
  if (round && isRound) {
    return (
      <Suspense fallback={null}>
        <RoundEnd
          state={state}
          round={round}
          me={me}
          isReady={isMoving || (me !== undefined && state.ready[me])}
          foot={
            <Foot
              table={table}
              me={me}
              onLook={onLook}
              next={{ kind: 'round', isChanging: round.isChanging, isMoving, onChange: move }}
            />
          }
          onClose={onLook}
        />
      </Suspense>
    );
  }
  const next: Next = result.isLast
    ? { kind: 'results', onEnd }
    : round
      ? { kind: 'standings', onRound: () => setRound(true) }
      : { kind: 'hand' };
  return (
    <ResultSheet
      state={state}
      result={result}
      me={me}
      corner={corner}
      foot={<Foot table={table} me={me} onLook={onLook} next={next} />}
      tools={
        state.session.phase === 'between' &&
        !state.lesson &&
        !state.event &&
        me !== undefined &&
        !hasLeft(state, me) &&
        // The bar at the foot takes a wish back.
        !state.endAsked[me] && <AskEnd state={state} me={me} className="btn sm ghost" />
      }
      note={isLocal(table.code) && isWonBy(result, me) && <PracticeNote table={table} />}
      fouls={table.moves.filter(line => line.kind === 'foul')}
      onClose={onLook}
    />
  );
}

const isWonBy = ({ outcome, payments }: HandResult, me: Player | undefined): boolean =>
  outcome.kind === 'won' && payments[outcome.seat].player === me;

/** What a practice table says after a win of the player. */
const PracticeNote = ({ table }: Pick<HandSheetProps, 'table'>) => (
  <Suspense fallback={null}>
    <PracticeNext settings={table.state.settings} hasWon />
  </Suspense>
);

/** Time (ms) in which everybody is seen on their new seats before the viewer is ready. */
const MOVING_MS = 1400;

/** Returns whether the viewer watches everybody move to their new seats, and a function that lets them move. */
function useMoving(): readonly [boolean, () => void] {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (!isMoving) return;
    // A refusal gives the button back.
    const ready = () => client.send({ type: 'ready' }).finally(() => setMoving(false));
    const id = setTimeout(() => void ready(), MOVING_MS);
    return () => clearTimeout(id);
  }, [isMoving]);
  return [isMoving, () => setMoving(true)];
}

/** What follows the sheet: another hand, the standings of the round, another round, or the results of the game. */
type Next =
  | { readonly kind: 'hand' }
  | { readonly kind: 'standings'; readonly onRound: () => void }
  | { readonly kind: 'round'; readonly isChanging: boolean; readonly isMoving: boolean; readonly onChange: () => void }
  | { readonly kind: 'results'; readonly onEnd: () => void };

interface FootProps {
  readonly table: FollowedTable;
  readonly me: Player | undefined;
  readonly onLook: () => void;
  readonly next: Next;
}

/** The bar at the foot of the sheet. A spectator, too, can look at the standings and the results. */
function Foot({ table, me, onLook, next }: FootProps) {
  const t = useT();
  const { state } = table;
  const { end } = state.session;
  const ways = (
    <>
      <ChatButton table={table} className="btn" />
      <button type="button" className="btn" onClick={onLook}>
        {t('result.viewTable')}
      </button>
      {!state.lesson && <NextButton table={table} me={me} next={next} />}
    </>
  );
  if (state.lesson) {
    const name = state.lesson.teacher.name;
    return (
      <div className="ready-bar">
        <p>{me === undefined ? '' : t('teach.dealsNext', { name })}</p>
        <div className="ready-ways">{ways}</div>
      </div>
    );
  }
  if (next.kind !== 'results') {
    return (
      <ReadyBar
        label={t('result.ready')}
        state={state}
        me={me}
        wish={<Wish state={state} me={me} type="ask-end" asked={state.endAsked} />}
      >
        {ways}
      </ReadyBar>
    );
  }
  return (
    <div className="ready-bar">
      {/* An end that came early may come while this sheet is open. */}
      <p role="status">{end && end.reason !== 'complete' && endingText(t, state, me)}</p>
      <div className="ready-ways">{ways}</div>
    </div>
  );
}

/** Takes the seat back from the bot that plays for a player who left. */
const takeSeat = () => void client.send({ type: 'reclaim' });

function NextButton({ table, me, next }: Pick<FootProps, 'table' | 'me' | 'next'>) {
  const t = useT();
  if (next.kind === 'results') return <Primary label={t('result.toResults')} onPress={next.onEnd} />;
  if (next.kind === 'standings') return <Primary label={t('result.roundStandings')} onPress={next.onRound} />;
  if (me === undefined) return null;
  if (hasLeft(table.state, me)) return <Primary label={t('game.reclaim')} onPress={takeSeat} />;
  if (table.state.ready[me]) {
    const names = awaited(table.state).map(player => nameAt(table.state.places[player]) ?? '');
    return (
      <button type="button" className="btn" disabled>
        {t('result.waitingFor', { names: t.all(names) })}
      </button>
    );
  }
  const isReady = () => void client.send({ type: 'ready' });
  if (next.kind === 'hand') return <Primary label={t('result.nextHand')} onPress={isReady} />;
  if (!next.isChanging) return <Primary label={t('result.nextRound')} onPress={isReady} />;
  return <Primary label={t('result.changeSeats')} isDisabled={next.isMoving} onPress={next.onChange} />;
}

interface PrimaryProps {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

const Primary = ({ label, isDisabled = false, onPress }: PrimaryProps) => (
  <button type="button" className="btn pri" data-first aria-disabled={isDisabled} onClick={onPress}>
    {label} <kbd className="kbd">Enter</kbd>
  </button>
);
