import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the screen a case is made, so that it stands before it is scrolled to. */
const AHEAD = '400px';

/** Returns a mark for an element, and whether the element has been near the screen. */
export function useSeen<Node extends Element>(): readonly [RefObject<Node | null>, boolean] {
  const node = useRef<Node>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !node.current) return undefined;
    const sight = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    sight.observe(node.current);
    return () => sight.disconnect();
  }, [isSeen]);
  return [node, isSeen];
}
