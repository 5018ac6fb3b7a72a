import { pageTimers, queueFor } from '@gorrion/client/connection';
import type { PlayNowWish, QueueNews } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { client } from '../../client/index.ts';
import { tell, useApp } from '../../client/store/app.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { wantSeat } from '../../shell/page/wantedSeat.ts';

type Waiting = Extract<QueueNews, { type: 'waiting' }>;

interface QueueProps {
  readonly wish: PlayNowWish;
  readonly onEnd: () => void;
}

/** The wait for a game: who is there, when bots come, and the way out. It goes to the table once there is one. */
export default function Queue({ wish, onEnd }: QueueProps) {
  const t = useT();
  const leave = useRef<HTMLButtonElement>(null);
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => leave.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onEnd` is another function with every drawing
  useEffect(
    () =>
      queueFor(wish, { wire: client.wire, timers: pageTimers }, news => {
        if (news.type === 'waiting') return setWaiting(news);
        if (news.type === 'ended') {
          tell(useApp, { kind: 'refused', code: news.code });
          return onEnd();
        }
        if (!news.isSeated) wantSeat(news.code);
        goTo(tablePath(news.code));
      }),
    [wish],
  );
  const others = waiting?.others ?? 0;
  const seconds = useSeconds(others > 0 ? waiting?.until : undefined, client.now);
  return (
    <div className="stack tight queue">
      <p role="status">{others > 0 ? company(t, waiting!) : t('home.queue.looking')}</p>
      <div className="row ends">
        <span className="fine">{seconds === undefined ? t('home.queue.soon') : t('home.queue.bots', { seconds })}</span>
        <button type="button" ref={leave} className="btn" onClick={onEnd}>
          {t('home.queue.leave')}
        </button>
      </div>
    </div>
  );
}

/** Says who else is in the queue. */
function company(t: Translate, { names, finishes = [], others }: Waiting): string {
  const unnamed = others - names.length;
  const known = names.map((name, n) => {
    const figure = finishes[n];
    return figure ? t('home.queue.finishes', { name: t.nameOf(name), ...figure }) : t.nameOf(name);
  });
  const all = unnamed > 0 ? [...known, t('home.queue.more', { count: unnamed })] : known;
  return t('home.queue.with', { count: others, names: t.all(all) });
}
