import { useEffect, useRef } from 'react';
import { Answers } from './Answers.tsx';
import { Position } from './Position.tsx';
import { ReadyHand } from './ReadyHand.tsx';
import type { Asked } from './useAsked.ts';
import { Verdict } from './Verdict.tsx';
import { WonHand } from './WonHand.tsx';
import './question.css';

interface AskedQuestionProps {
  readonly asked: Asked;
  /** What a screen reader says of the question when it appears. */
  readonly label: string;
}

/** A question: what is given, what can be answered, and after the answer why. */
export function AskedQuestion({ asked, label }: AskedQuestionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <section className="stack dq" ref={section} tabIndex={-1} aria-label={label}>
      <Given asked={asked} />
    </section>
  );
}

function Given({ asked }: { readonly asked: Asked }) {
  const { question } = asked;
  switch (question.kind) {
    case 'worth':
    case 'which-fans':
      return (
        <>
          <WonHand question={question} />
          <Answers asked={asked} />
          <Verdict asked={asked} />
        </>
      );
    case 'waits':
      return (
        <>
          <ReadyHand question={question} />
          <Answers asked={asked} />
          <Verdict asked={asked} />
        </>
      );
    default:
      return <Position asked={asked} question={question} />;
  }
}
