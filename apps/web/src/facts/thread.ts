import type { FactsAsked, FactsTold } from './asked.ts';
import { factsFor } from './facts.ts';

/* The thread in which hands are counted for the hints: the page that shows them goes on moving tiles meanwhile. */

interface Port {
  onmessage: ((event: MessageEvent<FactsAsked>) => void) | null;
  postMessage(told: FactsTold): void;
}

const page = self as unknown as Port;

page.onmessage = ({ data: { id, question } }) => {
  const { hand, seat, actions, locale } = question;
  try {
    page.postMessage({ id, facts: factsFor(hand, seat, actions, locale) });
  } catch {
    // Without an answer the page would wait for ever; without facts it shows none.
    page.postMessage({ id, facts: undefined });
  }
};
