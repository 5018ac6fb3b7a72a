import type { Fact } from '../ledger/index.ts';
import { DAILY_LEVEL, type DailyEvent, type DailyPlay, type DailyState } from './types.ts';

/** The state before the first fact. */
export const NO_DAY: DailyState = { date: '', level: DAILY_LEVEL, pools: [], plays: [], bots: [], isOver: false };

const withPlay = (state: DailyState, n: number, change: (play: DailyPlay) => DailyPlay): DailyState => ({
  ...state,
  plays: state.plays.map((play, at) => (at === n ? change(play) : play)),
});

/** Folds a fact into a day. It never refuses. */
export function evolveDaily(state: DailyState, { event }: Pick<Fact<DailyEvent>, 'event'>): DailyState {
  switch (event.type) {
    case 'opened': {
      const { type: _, ...wish } = event;
      return { ...NO_DAY, ...wish };
    }
    case 'begun': {
      const { type: _, ...play } = event;
      return { ...state, plays: [...state.plays, play] };
    }
    case 'table-opened':
      return withPlay(state, event.play, play => ({ ...play, code: event.code }));
    case 'table-lost':
      return withPlay(state, event.play, ({ code: _, ...play }) => play);
    case 'played': {
      const { type: _, play: n, ...played } = event;
      return withPlay(state, n, play => ({ ...play, played }));
    }
    case 'bot-played': {
      const { type: _, ...bot } = event;
      return { ...state, bots: [...state.bots, bot] };
    }
    case 'over':
      return { ...state, isOver: true };
    case 'forgotten':
      return {
        ...state,
        plays: state.plays.map(play => (play.person === event.person ? { ...play, person: null } : play)),
      };
  }
}
