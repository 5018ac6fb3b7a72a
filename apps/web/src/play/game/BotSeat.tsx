import { isBetweenHands, openBotSeats, pendingShuffle } from '@gorrion/table';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { maySit } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { takeWantedSeat } from '../../shell/page/wantedSeat.ts';
import { Ask } from '../wishes/Wish.tsx';

/** Lets a spectator take a bot's seat: who has said so, or has come for it, sits down once the hand is over. */
export function BotSeat({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const { state, viewer, code } = table;
  const [wish, setWish] = useState<'none' | 'wanted' | 'declined'>('none');
  const isOffered = viewer === 'spectator' && maySit(state, me) && openBotSeats(state).length > 0;
  const isFree = isOffered && isBetweenHands(state) && pendingShuffle(state) === undefined;
  useEffect(() => {
    if (takeWantedSeat(code)) setWish('wanted');
  }, [code]);
  useEffect(() => {
    if (wish === 'wanted' && isFree) void client.send({ type: 'sit' });
  }, [wish, isFree]);
  if (!isOffered || wish === 'declined') return null;
  const isWanted = wish === 'wanted';
  return (
    <Ask text={t(isWanted ? 'game.botSeatWanted' : 'game.botSeat')}>
      {!isWanted && (
        <button type="button" className="btn sm soft" onClick={() => setWish('wanted')}>
          {t('game.botSeatTake')}
        </button>
      )}
      <button type="button" className="btn sm" onClick={() => setWish('declined')}>
        {t('game.botSeatNot')}
      </button>
    </Ask>
  );
}
