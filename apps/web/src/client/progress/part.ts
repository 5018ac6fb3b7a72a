import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceTexts } from '../../kit/storage/texts.ts';

/*
 * What a person has learnt, kept on their device only. Each feature has a part with its own reader, so that a file that
 * somebody changed loses what is broken and keeps the rest.
 */

const PREFIX = 'gorrion.progress.';

export interface ProgressPart<State> {
  readonly name: string;
  /** The hook and store of the part's state. Every change is kept on the device. */
  readonly use: UseBoundStore<StoreApi<State>>;
  /**
   * Replaces the state by what a file or another page holds. Returns how many of its entries were broken and dropped.
   */
  readonly take: (raw: unknown) => number;
  readonly clear: () => void;
}

/** What the reader of a part made of a stored value: the state, and how many entries it had to drop. */
export interface Read<State> {
  readonly state: State;
  readonly dropped: number;
}

const parts = new Map<string, ProgressPart<unknown>>();

/** The parts that the page has loaded so far, by name. */
export const progressParts = (): ReadonlyMap<string, ProgressPart<unknown>> => parts;

function stored(name: string): unknown {
  try {
    return JSON.parse(deviceTexts.get(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the part of a feature. `read` never throws: it makes the best state of any value, undefined included, which
 * stands for a person who has not begun. The state must survive JSON. A change in another tab is taken over.
 */
export function progressPart<State extends object>(
  name: string,
  read: (raw: unknown) => Read<State>,
): ProgressPart<State> {
  const use = create<State>(() => read(stored(name)).state);
  const take = (raw: unknown): number => {
    const { state, dropped } = read(raw);
    use.setState(state, true);
    return dropped;
  };
  const part = { name, use, take, clear: () => void take(undefined) };
  let isFromOutside = false;
  use.subscribe(state => {
    if (!isFromOutside) deviceTexts.set(PREFIX + name, JSON.stringify(state));
  });
  if (typeof addEventListener !== 'undefined')
    addEventListener('storage', ({ key }) => {
      if (key !== PREFIX + name) return;
      isFromOutside = true;
      take(stored(name));
      isFromOutside = false;
    });
  parts.set(name, part as unknown as ProgressPart<unknown>);
  return part;
}
