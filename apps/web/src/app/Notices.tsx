import { useEffect } from 'react';
import { type Translate, useT } from '../i18n/index.ts';
import { dismiss, type News, type Notice, useApp } from '../store/app.ts';
import { tileName } from '../tiles/index.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import './notices.css';

const SHOWN_MS = 7000;

/** What a piece of news says: the fact in bold, then what it means. */
export function sentence(
  t: Translate,
  news: News,
): { readonly fact: string; readonly more?: string; readonly icon: IconName } {
  switch (news.kind) {
    case 'refused':
      return { fact: t(`error.${news.code}`), icon: 'warn' };
    case 'lost-claim': {
      const { name } = news;
      return {
        fact: t(`notice.lost.${news.by}`, { name, tile: tileName(t, news.tile) }),
        more: t('notice.lostWhy'),
        icon: 'flag',
      };
    }
    case 'back': {
      const { discards } = news;
      const more = discards > 0 ? t('link.backDiscards', { count: discards }) : t('link.nothingMissed');
      return { fact: t('link.back'), more, icon: 'check' };
    }
    case 'unseated':
      return { fact: t('notice.unseated'), more: t('notice.unseatedNote'), icon: 'person' };
    case 'copied':
      return { fact: t('room.copied'), icon: 'check' };
  }
}

/** Short messages that come, are read aloud once, and go by themselves. */
export function Notices() {
  const t = useT();
  const notices = useApp(app => app.notices);
  return (
    <section className="notices" aria-label={t('notice.all')} aria-live="polite">
      {notices.map(notice => (
        <Line key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Line({ notice }: { readonly notice: Notice }) {
  const t = useT();
  useEffect(() => {
    const id = setTimeout(() => dismiss(useApp, notice.id), SHOWN_MS);
    return () => clearTimeout(id);
  }, [notice.id]);
  const { fact, more, icon } = sentence(t, notice.news);
  return (
    <div className={`notice ${notice.news.kind}`}>
      <Icon name={icon} />
      <p>
        <b>{fact}</b> {more}
      </p>
      <button type="button" className="ib" aria-label={t('notice.dismiss')} onClick={() => dismiss(useApp, notice.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
