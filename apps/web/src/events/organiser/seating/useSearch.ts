import type { Rotation, SearchProgress } from '@gorrion/events/rotation';
import { useEffect, useRef, useState } from 'react';
import type { SearchMessage, SearchQuestion } from './searchTask.ts';

export interface ChartSearch {
  /** Undefined while no search runs. */
  readonly progress: SearchProgress | 'starting' | undefined;
  readonly hasFailed: boolean;
  readonly start: (question: SearchQuestion) => void;
  /** Ends the search with what it has found so far. */
  readonly stop: () => void;
}

/** Searches a rotation in a worker, one at a time. The worker ends with its search or its page. */
export function useSearch(onFound: (rotation: Rotation, progress: SearchProgress) => void): ChartSearch {
  const worker = useRef<Worker>(undefined);
  const [progress, setProgress] = useState<ChartSearch['progress']>();
  const [hasFailed, setFailed] = useState(false);
  const found = useRef(onFound);
  found.current = onFound;
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const hear = (message: SearchMessage) => {
    if (message.type === 'progress') return setProgress(message.progress);
    end();
    setProgress(undefined);
    if (message.type === 'done') found.current(message.rotation, message.progress);
    else setFailed(true);
  };
  const start = (question: SearchQuestion) => {
    end();
    setFailed(false);
    setProgress('starting');
    const next = new Worker(new URL('./searchThread.ts', import.meta.url), { type: 'module' });
    worker.current = next;
    next.onmessage = ({ data }: MessageEvent<SearchMessage>) => hear(data);
    next.onerror = () => hear({ type: 'failed' });
    next.postMessage(question);
  };
  return { progress, hasFailed, start, stop: () => worker.current?.postMessage('stop') };
}
