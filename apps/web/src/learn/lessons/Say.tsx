import type { PlayStep, StepText, TileRow } from '@gorrion/learn/lessons';
import type { ReactNode } from 'react';
import { Note } from '../../kit/ui/Note.tsx';
import { Sentence } from './Sentence.tsx';

interface SayProps {
  readonly heading: ReactNode;
  /** What is said at other moments of the step, laid over each other unseen. */
  readonly others: ReactNode;
  readonly children: ReactNode;
}

/**
 * What a step at the table says. It always takes the room of its longest moment: the table would change its size whenever
 * a sentence came or went.
 */
export const Say = ({ heading, others, children }: SayProps) => (
  <section className="lesson-say" aria-labelledby="lesson-step">
    <div id="lesson-step">{heading}</div>
    <div className="lesson-now">{children}</div>
    <div className="lesson-others" aria-hidden="true">
      {others}
    </div>
  </section>
);

interface OthersProps {
  readonly step: Pick<PlayStep, 'rows' | 'turns'>;
  readonly text: StepText;
}

/** Returns the other moments of a prepared hand: each question, with each answer to a wrong move below it, and the end. */
export function Others({ step, text }: OthersProps) {
  const { rows } = step;
  const { body = '', turns = {}, reasons = {}, done = '' } = text;
  return (
    <>
      <div>
        <div className="lesson-over">
          {step.turns.map(({ id }, at) => (
            <div key={id}>
              {at === 0 && <Line text={body} rows={rows} />}
              <Line text={turns[id] ?? ''} rows={rows} className="lesson-ask-room" />
            </div>
          ))}
        </div>
        <div className="lesson-over">
          {Object.entries(reasons).map(([reason, why]) => (
            <Answer key={reason} text={why} rows={rows} />
          ))}
        </div>
      </div>
      <Answer text={done} rows={rows} />
    </>
  );
}

interface LineProps {
  readonly text: string;
  readonly rows?: readonly TileRow[] | undefined;
  readonly className?: string;
}

const Line = ({ text, rows, className }: LineProps) => (
  <p className={className}>
    <Sentence text={text} rows={rows} />
  </p>
);

/** An answer, unseen. */
export const Answer = ({ text, rows }: LineProps) => (
  <div className="lesson-answer">
    <Note icon="info">
      <Sentence text={text} rows={rows} />
    </Note>
  </div>
);
