import type { ChooseStep } from '@gorrion/learn/lessons';
import { useState } from 'react';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sentence } from './Sentence.tsx';
import type { TaskProps } from './task.ts';

/** A few answers of which one is right. A wrong one is answered with the reason, and the next may be tried. */
export function ChooseOne({ step, text, isShown, isSolved, onVerdict }: TaskProps & { readonly step: ChooseStep }) {
  const [chosen, setChosen] = useState<string>();
  const choose = (option: string) => {
    if (isSolved) return;
    setChosen(option);
    const isRight = option === step.right;
    onVerdict({ isRight, text: (isRight ? text.done : text.reasons?.[option]) ?? '' });
  };
  return (
    <fieldset className="cards lesson-options" aria-label={text.title}>
      {step.options.map(option => {
        const isRight = option === step.right && (isSolved || isShown);
        return (
          <button
            key={option}
            type="button"
            className={isRight ? 'learn-answer right' : 'learn-answer'}
            aria-pressed={option === chosen}
            onClick={() => choose(option)}
          >
            <span>
              <Sentence text={text.options?.[option] ?? ''} rows={step.rows} />
            </span>
            {isRight && <Icon name="check" />}
            {option === chosen && !isRight && <Icon name="info" />}
          </button>
        );
      })}
    </fieldset>
  );
}
