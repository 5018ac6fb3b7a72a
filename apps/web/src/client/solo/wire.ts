import type { Wire } from '@gorrion/client/connection';
import type { Letter, Question } from './letters.ts';

/** The part of a worker that the wire uses; tests have their own. */
export interface Thread {
  onmessage: ((event: MessageEvent<Letter>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

export const startThread = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

type MessageListener = (message: unknown) => void;

/** Connects to a table host in a thread of this browser. The thread starts when the wire is first opened. */
export function soloWire(start: () => Thread = startThread): Wire {
  const told = new Map<string, MessageListener[]>();
  const answers = new Map<number, MessageListener>();
  let onOpen: (() => void)[] = [];
  let onClose: ((why: string) => void)[] = [];
  let thread: Thread | undefined;
  let isOpen = false;
  let asked = 0;

  function close(why: string): void {
    if (!thread) return;
    thread.onmessage = null;
    thread.onerror = null;
    thread.terminate();
    thread = undefined;
    isOpen = false;
    answers.clear();
    for (const task of onClose) task(why);
  }

  function heard(letter: Letter): void {
    if (letter.kind === 'open') {
      isOpen = true;
      for (const task of onOpen) task();
    } else if (letter.kind === 'tell') {
      for (const task of told.get(letter.event) ?? []) task(letter.message);
    } else {
      answers.get(letter.id)?.(letter.answer);
      answers.delete(letter.id);
    }
  }

  return {
    isOpen: () => isOpen,
    open() {
      if (thread) return;
      thread = start();
      thread.onmessage = ({ data }) => heard(data);
      // A failed thread is dropped; the next one restores the game from its log.
      thread.onerror = () => close('thread failed');
    },
    close: () => close('closed'),
    ask(event, message, answer) {
      const id = ++asked;
      answers.set(id, answer as MessageListener);
      thread?.postMessage({ id, event, message });
    },
    on(event, task) {
      const listener = task as MessageListener;
      told.set(event, [...(told.get(event) ?? []), listener]);
      return () => void told.set(event, told.get(event)?.filter(other => other !== listener) ?? []);
    },
    onOpen(task) {
      onOpen = [...onOpen, task];
    },
    onClose(task) {
      onClose = [...onClose, task];
    },
  };
}
