import { askedNow, isPlayed, type PlayStep } from '@gorrion/learn/lessons';
import { bySeat, legalActions, type Seat, type SeatCommand, tileText, viewFor } from '@gorrion/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type PlateInfo, Table, type TileMark } from '../board/index.ts';
import { logLines } from '../board/log.ts';
import { unseenBy } from '../facts/unseen.ts';
import { useFacts } from '../facts/useFacts.ts';
import { useTablePreferences } from '../game/useTablePreferences.ts';
import { useT } from '../i18n/index.ts';
import { Sentence } from './Sentence.tsx';
import type { TaskProps } from './task.ts';
import { type Prepared, usePrepared } from './usePrepared.ts';

type TableStepProps = TaskProps & {
  readonly step: PlayStep;
  readonly heading: ReactNode;
  readonly told: ReactNode;
  /** The bar of actions. */
  readonly children: ReactNode;
};

/** A step at the table: the learner plays a prepared hand, and a wrong move is answered instead of played. */
export function TableStep({ step, text, heading, told, isShown, onVerdict, children }: TableStepProps) {
  const prepared = usePrepared(step);
  const { play, isOver, act } = prepared;
  const turn = askedNow(play);
  const said = turn === undefined ? undefined : text.turns?.[turn];
  useEffect(() => {
    if (isOver) onVerdict({ isRight: true, text: text.done ?? '' });
  }, [isOver, onVerdict, text]);
  const press = (command: SeatCommand) => {
    const answered = act(command);
    if (answered.isRight) {
      if (!isPlayed(answered.play)) onVerdict(undefined);
    } else onVerdict({ isRight: false, text: text.reasons?.[answered.reason] ?? '' });
  };
  return (
    <>
      <section className="lesson-say" aria-labelledby="lesson-step">
        <div id="lesson-step">{heading}</div>
        {prepared.shown <= 1 || play.made === 0 ? (
          <p>
            <Sentence text={text.body ?? ''} />
          </p>
        ) : null}
        <div role="status">
          {said !== undefined && prepared.actions.length > 0 && (
            <p className="lesson-ask">
              <Sentence text={said} />
            </p>
          )}
        </div>
        {told}
      </section>
      <LessonTable prepared={prepared} hasHints={step.hasHints === true} isShown={isShown} onAct={press} />
      {children}
    </>
  );
}

const RECENT = 24;

interface LessonTableProps {
  readonly prepared: Prepared;
  readonly hasHints: boolean;
  /** Whether to frame the right tile. */
  readonly isShown: boolean;
  readonly onAct: (command: SeatCommand) => void;
}

/** The table of a lesson: the one of every game, with tiles whose corners tell what they are. */
function LessonTable({ prepared, hasHints, isShown, onAct }: LessonTableProps) {
  const { play, hand, shown, actions, wrong } = prepared;
  const { seat } = play;
  const isOver = hand.phase.name === 'over';
  const settings = useLessonSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a wrong move the tile lies in the hand again
  const view = useMemo(() => viewFor(hand, isOver ? 'spectator' : seat), [hand, isOver, seat, wrong]);
  const recent = useMemo(() => logLines(play.events.slice(0, shown), 1).slice(-RECENT), [play, shown]);
  const legal = useMemo(() => legalActions(hand, seat), [hand, seat]);
  const facts = useFacts(view, seat, legal, hasHints && !isOver);
  const plates = useLessonPlates(seat);
  const marks = isShown ? marksOf(prepared) : undefined;
  return (
    <div className="lesson-table">
      <Table
        hand={view}
        seq={shown}
        seat={seat}
        plates={plates}
        prevalentWind={hand.prevalentWind}
        handNumber={1}
        handsTotal={1}
        actions={actions}
        recent={recent}
        hasOpenHands={isOver}
        {...(hasHints && { facts, unseen: tile => unseenBy(view, seat, tile) })}
        {...(marks && { marks })}
        settings={settings}
        onAct={onAct}
        now={Date.now}
      />
    </div>
  );
}

/** Returns the tiles that a learner who asks is shown: those that may be discarded now. */
function marksOf({ play, actions }: Prepared): readonly TileMark[] {
  const right = play.step.turns[play.made]?.right ?? [];
  return actions.flatMap(action =>
    action.type === 'discard' && right.includes(tileText(action.tile))
      ? [{ zone: 'hand', seat: play.seat, tile: action.tile, kind: 'best' } as const]
      : [],
  );
}

/** Returns the player's preferences, with corners on every tile. The first state lies there at once. */
function useLessonSettings() {
  const preferences = useTablePreferences();
  const [isFirst, setFirst] = useState(true);
  useEffect(() => setFirst(false), []);
  return useMemo(
    () => ({ ...preferences, cornerIndices: true, typed: false, ...(isFirst && { motion: false }) }),
    [preferences, isFirst],
  );
}

/** Returns who sits where: the learner, and the others by their places at the table. */
function useLessonPlates(own: Seat) {
  const t = useT();
  return useMemo(() => {
    const names = [t('table.you'), t('lessons.right'), t('lessons.across'), t('lessons.left')];
    return bySeat(
      (seat): PlateInfo => ({
        name: names[(seat - own + 4) % 4]!,
        kind: seat === own ? 'person' : 'bot',
        score: 0,
        presence: 'here',
      }),
    );
  }, [t, own]);
}
