import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from './router.ts';

/** A link within the app: a real address, so that it can be opened in another tab, followed without loading anew. */
export function Go({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
