import { mayTakeBotSeat, openBotSeats, pendingShuffle } from '@gorrion/table';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { maySit } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { takeWantedSeat } from '../../shell/page/wantedSeat.ts';
import { apartText, useApartHere } from '../wishes/apart.ts';
import { Ask } from '../wishes/Wish.tsx';

/** Lets a spectator take a bot's seat: who has said so, or has come for it, sits down once the hand is over. */
export function BotSeat({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const { state, viewer, code } = table;
  const apart = useApartHere(state);
  // `sure`: also with people there whom the reader does not want to sit with.
  const [wish, setWish] = useState<'none' | 'wanted' | 'sure' | 'declined'>('none');
  const isOffered = viewer === 'spectator' && maySit(state, me) && openBotSeats(state).length > 0;
  const isTaught = state.lesson !== undefined;
  const isFree = isOffered && mayTakeBotSeat(state) && pendingShuffle(state) === undefined;
  const isAsked = wish === 'wanted' && apart.length > 0;
  const isWanted = wish === 'sure' || (wish === 'wanted' && !isAsked);
  useEffect(() => {
    if (takeWantedSeat(code) && !isTaught) setWish('wanted');
  }, [code, isTaught]);
  useEffect(() => {
    if (isWanted && isFree) void client.send({ type: 'sit', ...(isTaught && { isTaught }) });
  }, [isWanted, isFree, isTaught]);
  if (!isOffered || wish === 'declined') return null;
  const sure = `${apartText(t, apart)} ${t('room.apartSure')}`;
  const offered =
    isWanted || !state.lesson
      ? t(isWanted ? 'game.botSeatWanted' : 'game.botSeat')
      : t('game.botSeatTaught', { name: state.lesson.teacher.name });
  return (
    <Ask text={isAsked ? sure : offered} isLong={isTaught}>
      {!isWanted && (
        <button type="button" className="btn sm soft" onClick={() => setWish(isAsked ? 'sure' : 'wanted')}>
          {t(isAsked ? 'room.apartYes' : 'game.botSeatTake')}
        </button>
      )}
      <button type="button" className="btn sm" onClick={() => setWish('declined')}>
        {t(isAsked ? 'room.apartNo' : 'game.botSeatNot')}
      </button>
    </Ask>
  );
}
