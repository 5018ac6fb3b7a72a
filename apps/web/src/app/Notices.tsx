import { useEffect } from 'react';
import { client } from '../client/index.ts';
import { dismiss, type News, type Notice, useApp } from '../client/store/app.ts';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { tileName } from '../kit/tiles/index.ts';
import { Icon, type IconName } from '../kit/ui/Icon.tsx';
import './notices.css';

const SHOWN_MS = 7000;

/** Notices that ask something, which stay until the reader answers: what they may agree to. */
const ANSWERS: {
  readonly [kind in News['kind']]?: { readonly label: 'shuffle.playOn' | 'update.reload'; readonly agree: () => void };
} = {
  'hand-lost': { label: 'shuffle.playOn', agree: () => void client.acceptLoss() },
  'reload-needed': { label: 'update.reload', agree: () => location.reload() },
};

/** Returns whether a notice says that the reader is another guest from now on. It stays until they close it. */
const stays = (news: News): boolean =>
  news.kind === 'refused' && (news.code === 'cookie-revoked' || news.code === 'signed-out');

/** Returns the words of a notice: the fact in bold, then what it means. */
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
    case 'unseated': {
      const { teacher: name } = news;
      const fact = name === undefined ? t('notice.unseated') : t('notice.unseatedBy', { name });
      return { fact, more: t('notice.unseatedNote'), icon: 'person' };
    }
    case 'chair-freed':
      return { fact: t('notice.chairFreed'), more: t('notice.stoodUpNote'), icon: 'person' };
    case 'stood-up':
      return { fact: t('notice.stoodUp'), more: t('notice.stoodUpNote'), icon: 'check' };
    case 'wish-refused': {
      const { name } = news;
      return { fact: t(`notice.refused.${news.wish}`, { name }), icon: 'flag' };
    }
    case 'shuffle-objection':
      return { fact: t('shuffle.notFair'), more: t(`shuffle.objection.${news.reason}`), icon: 'warn' };
    case 'shuffle-refused': {
      const { name } = news;
      return { fact: t('shuffle.refusedBy', { name }), more: t(`shuffle.objection.${news.reason}`), icon: 'warn' };
    }
    case 'shuffle-void':
      return { fact: t('shuffle.again'), more: t('shuffle.withheldBy', { names: t.all(news.names) }), icon: 'warn' };
    case 'wall-rebuilt': {
      const { name } = news;
      const fact = name === undefined ? t('wall.rebuiltByYou') : t('wall.rebuiltBy', { name });
      return { fact, more: t('wall.rebuiltNote'), icon: 'flag' };
    }
    case 'lesson-set':
      return { fact: t(`notice.lesson.${news.why}`, { name: news.name }), icon: 'info' };
    case 'number-lost':
      return { fact: t('shuffle.numberLost'), more: t('shuffle.numberLostWhy'), icon: 'warn' };
    case 'hand-lost':
      return { fact: t('shuffle.lost'), more: t('shuffle.objection.not-newer'), icon: 'warn' };
    case 'reload-needed':
      return { fact: t('update.ready'), more: t('notice.reloadNeeded'), icon: 'warn' };
    case 'copied':
      return { fact: t(news.isLink ? 'notice.copied' : 'notice.copiedText'), icon: 'check' };
  }
}

/** Short messages. A screen reader announces each once, and each disappears by itself, except a question, and a notice that the reader is another guest now. */
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
  const { kind } = notice.news;
  const answer = ANSWERS[kind];
  const isKept = answer !== undefined || stays(notice.news);
  useEffect(() => {
    if (isKept) return undefined;
    const id = setTimeout(() => dismiss(useApp, notice.id), SHOWN_MS);
    return () => clearTimeout(id);
  }, [notice.id, isKept]);
  const { fact, more, icon } = sentence(t, notice.news);
  const agree = () => {
    dismiss(useApp, notice.id);
    answer?.agree();
  };
  return (
    <div className={`notice ${kind}`}>
      <Icon name={icon} />
      <p>
        <b>{fact}</b> {more}
        {answer && (
          <button type="button" className="btn sm" onClick={agree}>
            {t(answer.label)}
          </button>
        )}
      </p>
      <button type="button" className="ib" aria-label={t('notice.dismiss')} onClick={() => dismiss(useApp, notice.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
