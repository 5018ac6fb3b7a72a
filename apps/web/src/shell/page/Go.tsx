import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from './router.ts';

interface GoProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** What the page finds in `history.state` if it is reached by this link, in this tab. */
  readonly state?: unknown;
}

/** A link within the app. It has a real address, for another tab, and is followed without loading the page again. */
export function Go({ href, state, ...rest }: GoProps) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(href, state);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
