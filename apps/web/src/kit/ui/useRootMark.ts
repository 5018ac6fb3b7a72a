import { useLayoutEffect } from 'react';

/** How many parts of the page ask for each attribute. */
const asked = new Map<string, number>();

function ask(name: string, more: 1 | -1): void {
  const count = (asked.get(name) ?? 0) + more;
  asked.set(name, count);
  document.documentElement.toggleAttribute(`data-${name}`, count > 0);
}

/**
 * Sets an attribute of <html>, `data-NAME`, while a part of the page is shown, for the styles of what stands elsewhere.
 * Styles that look for the part themselves (`:has()`) cost a layout of the whole page at every change of it.
 */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    ask(name, 1);
    return () => ask(name, -1);
  }, [name, isOn]);
}
