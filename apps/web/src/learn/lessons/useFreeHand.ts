import type { FreeStep } from '@gorrion/learn/lessons';
import { defaultAction, legalActions, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '../../board/hooks/useReducedMotion.ts';
import { pageBots } from '../../client/solo/thinker.ts';
import { dealFree, type FreeHand, nextSeat, playFree } from './freeHand.ts';

/** Bots that let a learner win now and then. */
const LEVEL = 'beginner';
const PAUSE_MS = 700;
const REDUCED_PAUSE_MS = 100;
const NO_TOTALS = [0, 0, 0, 0] as const;

/** Asks a bot by its own view. One that fails plays as a player without an answer. */
async function botMove({ hand, events }: FreeHand, seat: Seat): Promise<SeatCommand | undefined> {
  try {
    const seed = `lesson ${events.length}`;
    return await pageBots().decide({ hand: viewFor(hand, seat), seat, level: LEVEL, seed, totals: NO_TOTALS });
  } catch {
    return defaultAction(hand, seat);
  }
}

const NOTHING: readonly SeatCommand[] = [];

/** Plays a hand freely against the bots of the page. Nothing of it is kept. */
export function useFreeHand({ seed, seat: own }: FreeStep) {
  const [play, setPlay] = useState(() => dealFree(seed));
  const isReduced = useReducedMotion();
  const seat = nextSeat(play, own);
  useEffect(() => {
    if (seat === undefined || seat === own) return;
    let isCurrent = true;
    const wait = play.hand.phase.name === 'claims' ? 0 : isReduced ? REDUCED_PAUSE_MS : PAUSE_MS;
    const pause = new Promise(done => setTimeout(done, wait));
    void Promise.all([botMove(play, seat), pause]).then(([command]) => {
      const usual = defaultAction(play.hand, seat);
      const moved = command ? playFree(play, command) : play;
      if (isCurrent) setPlay(moved === play && usual ? playFree(play, usual) : moved);
    });
    return () => {
      isCurrent = false;
    };
  }, [play, seat, own, isReduced]);
  const actions = useMemo(() => (seat === own ? legalActions(play.hand, own) : NOTHING), [play, seat, own]);
  return { play, actions, act: (command: SeatCommand) => setPlay(now => playFree(now, command)) };
}
