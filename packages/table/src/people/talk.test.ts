import { CLOCK_NAMES, type ClockName, type TableState } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { unopened } from '../state/unopened.ts';
import { keepsTalk, mayHear, roomOf, talkRefusal } from './talk.ts';

type Phase = TableState['session']['phase'];

const table = (stage: TableState['stage'], phase: Phase, clock: ClockName = 'relaxed'): TableState => ({
  ...unopened,
  stage,
  settings: { ...unopened.settings, clock },
  session: { ...unopened.session, phase },
});
const inHand = (clock?: ClockName) => table('playing', 'playing', clock);

describe('players', () => {
  it('write freely before the game, between hands and after the game', () => {
    for (const state of [table('gathering', 'unstarted'), table('playing', 'between'), table('playing', 'over')])
      for (const talk of ['text', 'word'] as const) expect(talkRefusal(state, 2, talk)).toBeUndefined();
  });

  it.each(CLOCK_NAMES)('write nothing during a hand (clock %s)', clock => {
    expect(talkRefusal(inHand(clock), 0, 'text')).toBe('chat-closed');
  });

  it('have the quick phrases during a hand, except in competition', () => {
    const open = CLOCK_NAMES.filter(clock => talkRefusal(inHand(clock), 0, 'word') === undefined);
    expect(open).toEqual(['none', 'relaxed', 'club', 'fast', 'own']);
  });

  it('say nothing in a rated hand, whatever an older table was opened with', () => {
    for (const talk of [undefined, 'words', 'always'] as const) {
      const rated = {
        ...inHand('club'),
        settings: { ...inHand('club').settings, rated: true, ...(talk && { talk }) },
      } as const;
      for (const said of ['text', 'word'] as const) {
        expect(talkRefusal(rated, 0, said)).toBe('chat-closed');
        expect(talkRefusal({ ...rated, session: { ...rated.session, phase: 'between' } }, 0, said)).toBeUndefined();
      }
    }
  });

  it('write nothing in a hand that is paused', () => {
    const state = { ...inHand(), pause: { ...unopened.pause, since: 5 } };
    expect(talkRefusal(state, 1, 'text')).toBe('chat-closed');
  });

  it('are read by everybody and read each other only', () => {
    expect(roomOf(3, 'playing')).toBe('players');
    expect(mayHear('spectator', 'players')).toBe(true);
    expect(mayHear(0, 'players')).toBe(true);
    expect(mayHear(0, 'spectators')).toBe(false);
  });
});

describe('spectators', () => {
  it('chat among themselves at any time', () => {
    expect(roomOf('spectator', 'playing')).toBe('spectators');
    expect(mayHear('spectator', 'spectators')).toBe(true);
    for (const clock of CLOCK_NAMES) expect(talkRefusal(inHand(clock), 'spectator', 'text')).toBeUndefined();
  });
});

it('nobody chats at a closed table', () => {
  for (const viewer of [0, 'spectator'] as const)
    expect(talkRefusal(table('closed', 'over'), viewer, 'word')).toBe('table-closed');
});

describe('guests without a seat', () => {
  it('chat with everybody before the game, when there is nothing to reveal, and with spectators from then on', () => {
    expect(roomOf('spectator', 'gathering')).toBe('players');
    expect(talkRefusal(table('gathering', 'unstarted'), 'spectator', 'text')).toBeUndefined();
    expect(roomOf('spectator', 'playing')).toBe('spectators');
  });
});

it('what players say is kept from the begin of the game to its end, where the table has agreed to it', () => {
  const kept = (stage: TableState['stage'], phase: Phase, agreed: Partial<TableState['settings']>) => {
    const state = table(stage, phase);
    return keepsTalk({ ...state, settings: { ...state.settings, ...agreed } });
  };
  for (const phase of ['between', 'playing'] as const) {
    expect(kept('playing', phase, { keepsTalk: true })).toBe(true);
    expect(kept('playing', phase, {})).toBe(false);
    expect(kept('playing', phase, { keepsTalk: true, teacher: true })).toBe(false);
  }
  expect(kept('gathering', 'unstarted', { keepsTalk: true })).toBe(false);
  for (const phase of ['over', 'unstarted'] as const) expect(kept('playing', phase, { keepsTalk: true })).toBe(false);
});
