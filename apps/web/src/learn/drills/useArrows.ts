import { type KeyboardEvent, useRef, useState } from 'react';
import { isMulti } from './items.ts';
import type { Asked } from './useAsked.ts';

const ACROSS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets the arrow keys go through the answers: left and right in a row and on to the next one, up and down between rows.
 * Where one is chosen, the arrows choose it, as radio buttons do.
 */
export function useArrows(asked: Asked) {
  const { rows, question, choose, chosen } = asked;
  const group = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string>();
  const all = rows.flat();
  const stop = all.find(({ key }) => key === at) ?? all.find(({ key }) => chosen.includes(key)) ?? all[0];
  const move = (event: KeyboardEvent) => {
    const focused = (event.target as HTMLElement).dataset.answer;
    const here = all.findIndex(({ key }) => key === focused);
    if (here < 0) return;
    const across = ACROSS[event.key];
    const down = DOWN[event.key];
    const next = across ? all[(here + across + all.length) % all.length] : down ? below(focused!, down) : undefined;
    if (!next) return;
    event.preventDefault();
    setAt(next.key);
    if (!isMulti(question)) choose(next);
    group.current?.querySelector<HTMLElement>(`[data-answer="${CSS.escape(next.key)}"]`)?.focus();
  };
  const below = (key: string, step: number) => {
    if (rows.length === 1) return all[(all.findIndex(one => one.key === key) + step + all.length) % all.length];
    const row = rows.findIndex(items => items.some(one => one.key === key));
    const column = rows[row]!.findIndex(one => one.key === key);
    const next = rows[(row + step + rows.length) % rows.length]!;
    return next[Math.min(column, next.length - 1)];
  };
  return { group, move, stop: stop?.key };
}
