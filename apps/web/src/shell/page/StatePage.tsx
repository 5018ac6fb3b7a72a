import { HIDDEN } from '@gorrion/rules';
import { type ReactNode, useEffect } from 'react';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { Brand } from './Brand.tsx';
import './state.css';

interface StatePageProps {
  readonly title: string;
  readonly note: string;
  /** The buttons for what to do next, the main one first. */
  readonly children: ReactNode;
}

/** A page that says one thing and offers what to do next. */
export function StatePage({ title, note, children }: StatePageProps) {
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  return (
    <div className="state-page">
      <header>
        <Brand />
      </header>
      <main className="card">
        <MiniTiles tiles={[HIDDEN, HIDDEN, HIDDEN]} decorative />
        <h1>{title}</h1>
        <p>{note}</p>
        <div className="row state-ways">{children}</div>
      </main>
    </div>
  );
}
