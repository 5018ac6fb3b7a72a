import { HIDDEN } from '@gorrion/rules';
import { type ReactNode, useEffect } from 'react';
import { MiniTiles } from '../tiles/index.ts';
import { Brand } from './Brand.tsx';
import './state.css';

interface StatePageProps {
  readonly title: string;
  readonly note: string;
  /** What to do next, the main way first. */
  readonly children: ReactNode;
}

/** A page that has one thing to say and a way on. */
export function StatePage({ title, note, children }: StatePageProps) {
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  return (
    <div className="state-page">
      <Brand />
      <main className="card">
        <MiniTiles tiles={[HIDDEN, HIDDEN, HIDDEN]} decorative />
        <h1>{title}</h1>
        <p>{note}</p>
        <div className="state-ways">{children}</div>
      </main>
    </div>
  );
}
