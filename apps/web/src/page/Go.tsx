import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from './router.ts';

/** A link within the app. It has a real address, for another tab, and is followed without loading the page again. */
export function Go({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
