import type { FreeStep as FreeHandStep } from '@gorrion/learn/lessons';
import { type HandState, type Seat, viewFor } from '@gorrion/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useAdvice } from '../../client/facts/useFacts.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { totalOf } from '../../sheet/hand/handResult.ts';
import { LessonTable, placeName } from './LessonTable.tsx';
import { Answer, Say } from './Say.tsx';
import { Sentence } from './Sentence.tsx';
import type { TaskProps } from './task.ts';
import { useFreeHand } from './useFreeHand.ts';

type FreeStepProps = TaskProps & {
  readonly step: FreeHandStep;
  readonly heading: ReactNode;
  readonly told: ReactNode;
  /** The bar of actions. */
  readonly children: ReactNode;
};

/** Returns how a hand ended; undefined while it is played. */
function endOf(t: Translate, { phase }: HandState, own: Seat): string | undefined {
  if (phase.name !== 'over') return undefined;
  if (phase.outcome.kind !== 'won') return t('lessons.drawn');
  const { seat } = phase.outcome;
  const count = totalOf(phase.outcome);
  return seat === own ? t('lessons.youWon', { count }) : t('lessons.won', { name: placeName(t, own, seat), count });
}

/** A whole hand against bots, with every help that a table can give. */
export function FreeStep({ step, text, heading, told, onVerdict, children }: FreeStepProps) {
  const t = useT();
  const { play, actions, act } = useFreeHand(step);
  const { hand, events } = play;
  const [isOpen, onOpen] = useState(false);
  const view = useMemo(() => viewFor(hand, step.seat), [hand, step.seat]);
  const advised = useAdvice(view, step.seat, actions, isOpen);
  const end = endOf(t, hand, step.seat);
  useEffect(() => {
    if (end !== undefined) onVerdict({ isRight: true, text: `${end} ${text.done}` });
  }, [end, onVerdict, text]);
  return (
    <>
      <Say heading={heading} others={<Answer text={`${t('lessons.drawn')} ${text.done}`} />}>
        {end === undefined && (
          <p>
            <Sentence text={text.body ?? ''} />
          </p>
        )}
        {told}
      </Say>
      <LessonTable
        hand={hand}
        events={events}
        shown={events.length}
        seat={step.seat}
        actions={actions}
        isPlayed={end !== undefined}
        hasHints
        {...(end === undefined && { advice: { isOpen, onOpen, told: advised } })}
        onAct={act}
      />
      {children}
    </>
  );
}
