import { useEffect, useState } from 'react';
import { client } from '../client/index.ts';
import { useApp } from '../client/store/app.ts';
import { useT } from '../kit/i18n/index.ts';
import { momentText } from '../kit/i18n/timeOfDay.ts';
import { deviceTexts } from '../kit/storage/texts.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import './announcement.css';

/** Where the number of the notice stands that was closed last. */
const CLOSED = 'gorrion.announcement';

/** The operator's notice to all, until its time is over or the reader closes it: above the page, at a table beside it. */
export default function AnnouncementLine() {
  const t = useT();
  const announcement = useApp(app => app.announcement);
  const [closed, setClosed] = useState(() => Number(deviceTexts.get(CLOSED) ?? 0));
  const [over, setOver] = useState(0);
  const { number = 0, until = 0 } = announcement ?? {};
  useEffect(() => {
    // A notice lasts a week at most, less than the longest timer of a browser.
    const left = until - client.now();
    const id = setTimeout(() => setOver(number), Math.max(0, left));
    return () => clearTimeout(id);
  }, [number, until]);
  if (!announcement || number === closed || number === over) return null;
  const close = () => {
    deviceTexts.set(CLOSED, String(number));
    setClosed(number);
  };
  return (
    <aside className="notice announcement" aria-label={t('announcement.title')}>
      <Icon name="info" />
      <p role="status">
        <b>{t('announcement.title')}</b> <bdi>{announcement.text}</bdi>{' '}
        <small>{t('announcement.until', { time: momentText(t.locale, until, client.now()) })}</small>
      </p>
      <button type="button" className="ib" aria-label={t('notice.dismiss')} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
