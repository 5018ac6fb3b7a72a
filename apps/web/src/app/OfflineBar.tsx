import type { LinkState } from '@gorrion/client/connection';
import { type ReactNode, useEffect, useState } from 'react';
import { client } from '../client/index.ts';
import { useApp } from '../client/store/app.ts';
import { playerOf } from '../client/store/viewer.ts';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { areTextsKept } from '../kit/storage/texts.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import './offline.css';

/** How long the page may connect before the bar appears (ms). */
const PATIENCE_MS = 1500;

/** A line while there is no connection: what happened, what is safe, and when the page tries again. */
export function OfflineBar() {
  const link = useApp(app => app.link);
  if (link.status === 'offline') return <Lost {...link} />;
  return link.status === 'connecting' ? <Slow /> : null;
}

/** The line as a landmark of its own. */
function Line({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <aside className="offline-mark" aria-label={t('link.offline')}>
      <div className="offline">{children}</div>
    </aside>
  );
}

function Slow() {
  const t = useT();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const id = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(id);
  }, []);
  if (!isSlow) return null;
  return (
    <Line>
      <Icon name="away" />
      <p role="status">
        <b>{t('link.connecting')}</b> {t('link.connectingNote')}
      </p>
    </Line>
  );
}

const secondsUntil = (moment: number) => Math.ceil((moment - Date.now()) / 1000);

type Offline = Extract<LinkState, { status: 'offline' }>;

/** Returns what happened: the server's own reason, or what the page has found out. */
function factOf(t: Translate, { isRestart, why, isBlocked }: Offline): string {
  if (why) return t(`error.${why}`);
  if (isBlocked) return t('link.blocked');
  return t(isRestart ? 'link.restart' : 'link.lost');
}

function Lost(link: Offline) {
  const { retryAt, why, isBlocked } = link;
  const t = useT();
  const hasSeat = useApp(app => app.table !== undefined && playerOf(app.table.viewer) !== undefined);
  const [isKept] = useState(areTextsKept);
  const [left, setLeft] = useState(() => secondsUntil(retryAt));
  useEffect(() => {
    setLeft(secondsUntil(retryAt));
    const id = setInterval(() => setLeft(secondsUntil(retryAt)), 250);
    return () => clearInterval(id);
  }, [retryAt]);
  return (
    <Line>
      <Icon name="warn" />
      <p>
        <b role="status">{factOf(t, link)}</b> {isBlocked && !why && `${t('link.blockedNote')} `}
        <span>{left > 0 ? t('link.retryIn', { count: left }) : t('link.retrying')}</span>{' '}
        {!why && hasSeat && isKept && t('link.safe')}
      </p>
      <button type="button" className="btn sm" onClick={() => client.retryNow()}>
        {t('link.tryNow')}
      </button>
    </Line>
  );
}
