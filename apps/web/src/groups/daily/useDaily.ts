import { COMPARED_LEVELS, type DailyTold, type DailyView, GAMES_OF_LEVEL } from '@gorrion/events/daily';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, askLedgers, type Refusal } from '../../client/ledgers/server.ts';

/** Time (ms) between two looks at a day; and while the server's own bots still play for the reader's comparison. */
const LOOK_EVERY = 30_000;
const LOOK_SOON = 3000;

const BOTS = COMPARED_LEVELS.length * GAMES_OF_LEVEL;

/** Whether more of the reader's comparison is on its way. */
export const isComing = ({ mine }: DailyView): boolean => {
  const result = mine?.result;
  return result !== undefined && result.hands.length > 0 && result.isSmall && result.bots < BOTS;
};

const addressOf = (date: string | undefined): string => `/api/daily${date === undefined ? '' : `/${date}`}`;

/** Lets the server open the reader's table of a day, or find it. */
export const playDaily = (date: string): Promise<Answer<{ readonly code: string }>> => askLedgers(addressOf(date), {});

/** Follows a day; without a date, today. What was told stays while the server cannot be asked. */
export function useDaily(date: string | undefined): { readonly told?: DailyTold; readonly refusal?: Refusal } {
  const [told, setTold] = useState<DailyTold>();
  const [refusal, setRefusal] = useState<Refusal>();
  const look = useCallback(async () => {
    const answer = await askLedgers<DailyTold>(addressOf(date));
    if (answer.ok) setTold(answer.value);
    setRefusal(answer.ok ? undefined : answer);
  }, [date]);
  const every = told && isComing(told.day) ? LOOK_SOON : LOOK_EVERY;
  useEffect(() => void look(), [look]);
  useEffect(() => {
    const again = () => void (document.hidden || look());
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look, every]);
  return { ...(told && { told }), ...(refusal && { refusal }) };
}
