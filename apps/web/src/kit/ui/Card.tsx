import { type ReactNode, useId } from 'react';

interface CardProps {
  /** Its heading, which names it for screen readers too. */
  readonly title?: ReactNode;
  /** Of the heading, to which something on the page leads. */
  readonly id?: string;
  /** What stands at the right of the heading. */
  readonly aside?: ReactNode;
  /** What stands below a line of its own. */
  readonly foot?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A sheet of paper with a heading. */
export function Card({ title, id: wished, aside, foot, className, children }: CardProps) {
  const own = useId();
  const id = wished ?? own;
  return (
    <section className={className ? `card pad ${className}` : 'card pad'} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className="card-head">
          <h2 id={id} tabIndex={wished === undefined ? undefined : -1}>
            {title}
          </h2>
          {aside}
        </header>
      )}
      {children}
      {foot && <footer className="card-foot">{foot}</footer>}
    </section>
  );
}
