import { type ReactNode, useEffect } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { Brand } from '../../shell/page/Brand.tsx';
import '../../kit/ui/felt.css';
import './felt.css';
import './seatDraw.css';

interface CeremonyProps {
  readonly title: string;
  readonly lead: string;
  /** What was sealed before, and how it is proved; undefined where nothing was. */
  readonly seal: { readonly title: string; readonly note: string } | undefined;
  /** What lies on the felt and around it. */
  readonly children: ReactNode;
}

/** The page of what decides the seats: what it is, the felt with the people around it, and what was sealed. */
export function Ceremony({ title, lead, seal, children }: CeremonyProps) {
  const t = useT();
  useRootMark('ceremony');
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  return (
    <main className="cer">
      <div className="cer-top">
        <Brand />
      </div>
      <header className="cer-head">
        <h1>{title}</h1>
        <p className="quiet">{lead}</p>
      </header>
      <section className="cer-ring" aria-label={t('room.chairs')}>
        <div className="cer-wood wood-rim">
          <div className="cer-floor felt-floor" />
        </div>
        {children}
      </section>
      {seal && (
        <div className="cer-seal">
          <Note icon="lock" title={seal.title}>
            {seal.note}
          </Note>
        </div>
      )}
    </main>
  );
}
