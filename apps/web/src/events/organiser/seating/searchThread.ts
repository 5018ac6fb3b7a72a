import { type SearchQuestion, SearchTask } from './searchTask.ts';

/* Runs in a worker: the search for a rotation, which takes seconds for many players. */

const page = self as unknown as {
  onmessage: ((event: MessageEvent<SearchQuestion | 'stop'>) => void) | null;
  postMessage(message: unknown): void;
};
const task = new SearchTask(
  message => page.postMessage(message),
  next => setTimeout(next),
);
page.onmessage = ({ data }) => (data === 'stop' ? task.stop() : task.start(data));
