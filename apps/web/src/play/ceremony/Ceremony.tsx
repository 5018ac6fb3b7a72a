import { type ReactNode, useEffect } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Brand } from '../../shell/page/Brand.tsx';
import '../../kit/ui/felt.css';
import './felt.css';
import './seatDraw.css';

interface CeremonyProps {
  readonly title: string;
  readonly lead: string;
  /** The word for the seal of the shuffle, and the sentence about it; there is none before the shuffle is committed. */
  readonly sealed: string;
  readonly seal: string | undefined;
  /** What lies on the felt and around it. */
  readonly children: ReactNode;
}

/** The page of a ceremony that gives everybody a seat, with the seal of the shuffle by which it is decided. */
export function Ceremony({ title, lead, sealed, seal, children }: CeremonyProps) {
  const t = useT();
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
        <p>{lead}</p>
      </header>
      <section className="cer-ring" aria-label={t('room.chairs')}>
        <div className="cer-wood wood-rim">
          <div className="cer-floor felt-floor" />
        </div>
        {children}
      </section>
      {seal && (
        <p className="cer-seal">
          <Icon name="lock" />
          <span>
            <b>{sealed}</b> {seal}
          </span>
        </p>
      )}
    </main>
  );
}
