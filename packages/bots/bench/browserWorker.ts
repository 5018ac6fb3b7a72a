import type { HandState } from '@gorrion/rules';
import { decideAsBot } from '../src/index.ts';

/* Posts `ready`, then answers one question after another. */
const page = self as unknown as {
  onmessage: ((event: MessageEvent<HandState>) => void) | null;
  postMessage(answer: unknown): void;
};
page.onmessage = ({ data }) => page.postMessage(decideAsBot('expert', data, 0, 'bench'));
page.postMessage('ready');
