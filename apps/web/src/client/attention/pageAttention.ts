import { questionOf } from '../../board/pace.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { serviceWorkers } from '../../kit/storage/serviceWorkers.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { type App, useApp } from '../store/app.ts';
import { sentClaim } from '../store/prompt.ts';
import { actionsOf } from '../store/tableView.ts';
import type { Surroundings, TableQuestion } from './attention.ts';
import { vibrate } from './haptics.ts';

const TAG = 'gorrion';

/** Returns what the table asks the player now, in words; undefined if it asks nothing. */
export function askedNow(t: Translate, { table, pending, link }: Pick<App, 'table' | 'pending' | 'link'>) {
  if (table?.state.stage !== 'playing') return undefined;
  if (sentClaim(table, pending) || actionsOf(table, pending, link).length === 0) return undefined;
  const { hand, handNumber } = table.state.session;
  const { phase } = hand;
  const text = phase.name === 'claims' ? t('attention.claim', { tile: tileName(t, phase.tile) }) : t('attention.turn');
  return { id: `${table.code} ${handNumber} ${questionOf(hand)}`, text } satisfies TableQuestion;
}

/** Calls back when the store changes, or the page comes to the front or leaves it. */
function onChange(listener: () => void): () => void {
  const unsubscribe = useApp.subscribe(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', listener);
  };
}

function every(ms: number, task: () => void): () => void {
  const id = setInterval(task, ms);
  return () => clearInterval(id);
}

/** Sets the number on the app's icon. A browser may not support it, or refuse: then there is no number. */
function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

/** Shows a notification. Phones show them only through the service worker, which an installed page has. */
function notify(text: string): () => void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return () => {};
  let isOver = false;
  let close = () => {};
  const show = async () => {
    const worker = await serviceWorkers()?.getRegistration();
    if (isOver) return;
    if (!worker) {
      const shown = new Notification(text, { tag: TAG });
      shown.onclick = () => window.focus();
      close = () => shown.close();
      return;
    }
    await worker.showNotification(text, { tag: TAG });
    close = () => {
      void worker.getNotifications({ tag: TAG }).then(all => {
        for (const one of all) one.close();
      });
    };
    if (isOver) close();
  };
  show().catch(() => {});
  return () => {
    isOver = true;
    close();
  };
}

/** Returns the means by which this page calls its player back. */
export const pageSurroundings = (t: Translate): Surroundings => ({
  asked: () => askedNow(t, useApp.getState()),
  isHidden: () => document.hidden,
  onChange,
  every,
  title: {
    get: () => document.title,
    set: title => {
      document.title = title;
    },
  },
  badge,
  notify,
  vibrate: () => vibrate('asked'),
  wishes: () => usePreferences.getState().alerts,
});
