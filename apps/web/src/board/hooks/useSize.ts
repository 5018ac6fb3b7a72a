import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../layout/index.ts';

/** The smallest size (px) that can be laid out. A hidden page has less. */
const TOO_SMALL = 120;

/** Returns the size of an element and follows its changes; undefined until it is measured. */
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
