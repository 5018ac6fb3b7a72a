import type { NumberedAnswer, NumberedQuestion } from './numbered.ts';

interface Port<Question, Answer> {
  onmessage: ((event: MessageEvent<NumberedQuestion<Question>>) => void) | null;
  postMessage(told: NumberedAnswer<Answer>): void;
}

/** Answers the page's questions inside a worker, so that the page can move tiles meanwhile. */
export function answerPage<Question, Answer>(answer: (question: Question) => Answer | undefined): void {
  const page = self as unknown as Port<Question, Answer>;
  page.onmessage = ({ data: { id, question } }) => {
    try {
      page.postMessage({ id, answer: answer(question) });
    } catch {
      // The page shows nothing for an undefined answer, but waits for ever for a missing one.
      page.postMessage({ id, answer: undefined });
    }
  };
}
