// @vitest-environment happy-dom
import type { TableSummary } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { WaitingGames } from './WaitingGames.tsx';

await speakEnglish();

const game = (code: string, name: string, own: Partial<TableSummary> = {}) =>
  ({
    ...{
      code,
      stage: 'playing',
      names: ['Ana', name],
      bots: [],
      again: [],
      freePlaces: 0,
      watchers: 0,
      handNumber: 2,
      round: 0,
    },
    ...{ isOver: false, isMine: true, settings: { hands: 16, ruleset: 'wmo2006' } },
    ...own,
  }) as unknown as TableSummary;

it('of several games the one that waits first has the main button, and each is named by who plays', () => {
  const tables = [
    game('AAAA2345', 'Bea', { isOver: true }),
    game('BBBB2345', 'Caro', { stage: 'gathering' }),
    game('CCCC2345', 'Dai'),
  ];
  const { host } = mounted(<WaitingGames tables={tables} />);
  const rows = [...host.querySelectorAll('section')];
  expect(rows.map(row => /Bea|Caro|Dai/.exec(row.getAttribute('aria-label')!)?.[0])).toEqual(['Dai', 'Caro', 'Bea']);
  expect(rows.map(row => row.querySelector('a')!.matches('.pri'))).toEqual([true, false, false]);
});

it('a table at which the player teaches says so, and names its learners', () => {
  const lesson = { teaches: true, names: ['Jun', 'Wren', 'Lark', 'Finch'], bots: [1, 2, 3] } as const;
  const { host } = mounted(<WaitingGames tables={[game('AAAA2345', '', lesson)]} />);
  expect(host.textContent).toContain('You teach at a table');
  expect(host.textContent!.replace(/[\u2068\u2069]/g, '')).toContain('Learners: Jun.');
  expect(host.textContent).not.toContain('against');
});
