import { type ReactNode, useId } from 'react';
import { Felt } from './Felt.tsx';

interface JobProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The still life on its felt. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** One way into a game: what it is, the few choices that it takes, and one button that begins. */
export function Job({ title, lead, picture, children }: JobProps) {
  const id = useId();
  return (
    <section className="job card" aria-labelledby={id}>
      <Felt>{picture}</Felt>
      <div className="job-text">
        <h2 id={id}>{title}</h2>
        <p className="quiet">{lead}</p>
        <div className="job-go">{children}</div>
      </div>
    </section>
  );
}
