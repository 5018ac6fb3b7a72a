import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a row of links that may be wider than the page: the one that is shown comes into sight with a piece
 * of its neighbour before it; another `part` is another one.
 */
export function useChosenInView<Row extends HTMLElement>(part: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another link to bring into sight
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.clientWidth / 3;
  }, [part]);
  return row;
}
