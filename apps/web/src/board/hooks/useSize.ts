import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../layout/index.ts';

/** px: nothing can be laid out on less, as while a page is hidden. */
const TOO_SMALL = 120;

/** The size of an element, followed as it changes; undefined until it is known. */
export function useSize<E extends HTMLElement>(): readonly [RefObject<E | null>, Size | undefined] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const [w, h] = [node.clientWidth, node.clientHeight];
      if (w < TOO_SMALL || h < TOO_SMALL) return;
      setSize(known => (known?.w === w && known.h === h ? known : { w, h }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
