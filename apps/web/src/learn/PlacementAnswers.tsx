import { tilesIn } from '@gorrion/learn/lessons';
import type { PlacementAnswer, PlacementQuestion, QuestionText } from '@gorrion/learn/placement';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { fanName } from '../kit/i18n/fanName.ts';
import { useT } from '../kit/i18n/index.ts';
import { MiniTiles } from '../kit/tiles/index.ts';
import { Icon } from '../kit/ui/Icon.tsx';

const PLACES: readonly PlacementAnswer[] = [0, 1, 2, 'unknown'];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns what one of the three answers shows: tiles, the name of a fan, or a text. */
export function answerLabel(
  { sets, fans }: PlacementQuestion,
  { answers }: QuestionText,
  place: 0 | 1 | 2,
  locale: string,
): ReactNode {
  if (sets) return <MiniTiles tiles={tilesIn(sets[place])} />;
  return fans ? fanName(fans[place], locale) : answers?.[place];
}

interface AnswersProps {
  readonly question: PlacementQuestion;
  readonly text: QuestionText;
  readonly answer: PlacementAnswer | undefined;
  readonly onAnswer: (answer: PlacementAnswer) => void;
}

/** The answers of a question: three, and that one does not know. The arrow keys choose the next or the previous. */
export function PlacementAnswers({ question, text, answer, onAnswer }: AnswersProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = answer === undefined ? (step > 0 ? -1 : 0) : PLACES.indexOf(answer);
    const next = (at + step + PLACES.length) % PLACES.length;
    onAnswer(PLACES[next]!);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="stack" role="radiogroup" aria-label={text.question} ref={list} onKeyDown={move}>
      {PLACES.map((place, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold tiles as its button
        <button
          key={place}
          type="button"
          className="learn-answer"
          role="radio"
          aria-checked={answer === place}
          tabIndex={answer === place || (answer === undefined && at === 0) ? 0 : -1}
          onClick={() => onAnswer(place)}
        >
          <span className="placement-key" aria-hidden="true">
            {answer === place ? <Icon name="check" /> : at + 1}
          </span>
          {place === 'unknown' ? (
            <span className="grow">
              {t('placement.unknown')}
              <small>{t('placement.unknownNote')}</small>
            </span>
          ) : (
            <span className="grow">{answerLabel(question, text, place, t.locale)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
