import type { HandQuestion, NumberedAnswer, NumberedQuestion } from './questions.ts';

interface Port<Answer> {
  onmessage: ((event: MessageEvent<NumberedQuestion>) => void) | null;
  postMessage(told: NumberedAnswer<Answer>): void;
}

/** Answers the page's questions, in a thread of its own: the page goes on moving tiles meanwhile. */
export function answerPage<Answer>(answer: (question: HandQuestion) => Answer | undefined): void {
  const page = self as unknown as Port<Answer>;
  page.onmessage = ({ data: { id, question } }) => {
    try {
      page.postMessage({ id, answer: answer(question) });
    } catch {
      // Without a word the page would wait for ever; without an answer it shows none.
      page.postMessage({ id, answer: undefined });
    }
  };
}
