import { decideAsBot } from '@gorrion/bots';
import type { NumberedQuestion, Thought } from './thinker.ts';

/* The thread in which the bots of a game on this device think. */

interface Port {
  onmessage: ((event: MessageEvent<NumberedQuestion>) => void) | null;
  postMessage(thought: Thought): void;
}

const table = self as unknown as Port;

table.onmessage = ({ data: { id, question } }) => {
  const { level, hand, seat, seed } = question;
  try {
    table.postMessage({ id, command: decideAsBot(level, hand, seat, seed) });
  } catch {
    // The table plays for a bot without an answer, and counts the failure.
    table.postMessage({ id });
  }
};
