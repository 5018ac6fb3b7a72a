import type { SessionMaking, TournamentView } from '@gorrion/events/tournament';
import { expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { eventView } from '../testing/view.ts';
import { sureText } from './sureText.ts';

it('before a player goes it is said which tables may be made anew, and that byes may change in a knock-out', () => {
  const ask = (making: SessionMaking | undefined, bracket: TournamentView['bracket'] = []) => {
    const session = { session: 2, planned: '', stage: 'waiting', tables: [], ...(making && { making }) } as const;
    return sureText(english, eventView({ sessions: [session], bracket }), 'withdraw', 'Ana');
  };
  const plain = 'Withdraw Ana? They play no session from now on.';
  expect([ask(undefined), ask({ by: 'draw' })]).toEqual([plain, plain]);
  expect(ask({ by: 'rank' })).toBe(`${plain} The tables of session 2 may then be made anew.`);
  expect(ask({ by: 'rounds' }, [{ session: 2, tables: [], byes: [] }])).toBe(
    `${plain} The tables of session 2 may then be made anew, with byes for other players.`,
  );
});
