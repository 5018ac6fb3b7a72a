import type { BotLevel } from '@gorrion/protocol';
import { defaultAction, type HandEvent, type HandState, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import { pageBots } from '../../client/solo/thinker.ts';
import { answerLine, beginLine, type LinePlay, NO_TOTALS, nextSeat, takeBack } from './linePlay.ts';

/** Time (ms) between a move and a bot's answer to it, so that moves can be followed. */
const BOT_PAUSE_MS = 450;

const pause = (ms: number) => (ms > 0 ? new Promise(done => setTimeout(done, ms)) : undefined);

/** Asks a bot by its own view. One that fails plays as a player without an answer. */
async function botAnswer(play: LinePlay, seat: Seat, level: BotLevel): Promise<SeatCommand | undefined> {
  const hand = viewFor(play.hand, seat);
  try {
    const seed = `line ${play.events.length}`;
    return await pageBots().decide({ hand, seat, level, seed, totals: NO_TOTALS });
  } catch {
    return defaultAction(play.hand, seat);
  }
}

interface LineOptions {
  readonly start: HandState;
  readonly prefix: readonly HandEvent[];
  /** The seat of the player; undefined while bots play all four. */
  readonly own: Seat | undefined;
  readonly level: BotLevel;
  /** Whether bots answer as fast as they can. */
  readonly isFast: boolean;
  /** The first move, if it was chosen before. */
  readonly first?: SeatCommand | undefined;
}

const begin = ({ start, prefix, first }: LineOptions): LinePlay => {
  const play = beginLine(start, prefix);
  return first ? answerLine(play, first, true) : play;
};

/** Plays a line: bots answer for the seats that are not the player's. */
export function useLinePlay(options: LineOptions) {
  const { own, level, isFast } = options;
  const [play, setPlay] = useState(() => begin(options));
  const seat = play.hand.phase.name === 'over' ? undefined : nextSeat(play, own);
  const isBotAsked = seat !== undefined && seat !== own;
  useEffect(() => {
    if (!isBotAsked) return;
    let isCurrent = true;
    const wait = isFast || play.hand.phase.name === 'claims' ? 0 : BOT_PAUSE_MS;
    void Promise.all([botAnswer(play, seat, level), pause(wait)]).then(([command]) => {
      if (!isCurrent || !command) return;
      setPlay(now => (now === play ? answerBot(now, seat, command) : now));
    });
    return () => {
      isCurrent = false;
    };
  }, [play, seat, isBotAsked, level, isFast]);
  return useMemo(
    () => ({
      play,
      act: (command: SeatCommand) => setPlay(now => answerLine(now, command, true)),
      back: () => setPlay(takeBack),
    }),
    [play],
  );
}

/** Plays the answer of a bot; a default action in the place of one that the rules refuse. */
function answerBot(play: LinePlay, seat: Seat, command: SeatCommand): LinePlay {
  const answered = command.seat === seat ? answerLine(play, command, false) : play;
  if (answered !== play) return answered;
  const usual = defaultAction(play.hand, seat);
  return usual ? answerLine(play, usual, false) : play;
}
