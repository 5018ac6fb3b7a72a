import type { HandQuestion, NumberedAnswer, NumberedQuestion } from './questions.ts';

interface Port<Answer> {
  onmessage: ((event: MessageEvent<NumberedQuestion>) => void) | null;
  postMessage(told: NumberedAnswer<Answer>): void;
}

/** Answers the page's questions inside a worker, so that the page can move tiles meanwhile. */
export function answerPage<Answer>(answer: (question: HandQuestion) => Answer | undefined): void {
  const page = self as unknown as Port<Answer>;
  page.onmessage = ({ data: { id, question } }) => {
    try {
      page.postMessage({ id, answer: answer(question) });
    } catch {
      // The page shows nothing for an undefined answer, but waits for ever for a missing one.
      page.postMessage({ id, answer: undefined });
    }
  };
}
