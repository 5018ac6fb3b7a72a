import { askedNow, isPlayed, type PlayStep } from '@gorrion/learn/lessons';
import { type SeatCommand, tileText } from '@gorrion/rules';
import { type ReactNode, useEffect } from 'react';
import type { TileMark } from '../../board/index.ts';
import { LessonTable } from './LessonTable.tsx';
import { Others, Say } from './Say.tsx';
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
  const { play, hand, shown, actions, isOver, act, wrong } = prepared;
  const turn = askedNow(play);
  const said = turn === undefined ? undefined : text.turns?.[turn];
  useEffect(() => {
    if (isOver) onVerdict({ isRight: true, text: text.done ?? '' });
  }, [isOver, onVerdict, text]);
  const press = (command: SeatCommand) => {
    const answered = act(command);
    if (!answered.isRight) onVerdict({ isRight: false, text: text.reasons?.[answered.reason] ?? '' });
    else if (!isPlayed(answered.play)) onVerdict(undefined);
  };
  return (
    <>
      <Say heading={heading} others={<Others step={step} text={text} />}>
        {play.made === 0 && (
          <p>
            <Sentence text={text.body ?? ''} rows={step.rows} />
          </p>
        )}
        <div role="status">
          {said !== undefined && actions.length > 0 && (
            <p className="lesson-ask">
              <Sentence text={said} rows={step.rows} />
            </p>
          )}
        </div>
        {told}
      </Say>
      <LessonTable
        hand={hand}
        events={play.events}
        shown={shown}
        seat={play.seat}
        actions={actions}
        isPlayed={hand.phase.name === 'over'}
        hasHints={step.hasHints === true}
        wrong={wrong}
        marks={isShown ? marksOf(prepared) : undefined}
        onAct={press}
      />
      {children}
    </>
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
