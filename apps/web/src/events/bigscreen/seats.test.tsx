import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { knockOutView } from '../../testing/knockOut.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { SlideView } from './SlideView.tsx';

await speakEnglish();

it('the seats of a session name who has a bye, who looks for a table in vain', () => {
  const view = tournamentView();
  const bracket = [{ session: 4, tables: [], byes: [view.players[0]!.player] }];
  const slide = { kind: 'seats', session: 4, from: 0, to: 4 } as const;
  const said = (own: Partial<typeof view>) => textOf(rendered(<SlideView view={{ ...view, ...own }} slide={slide} />));
  expect(said({ bracket })).toContain(`Go on without playing: ${view.players[0]!.name}`);
  expect(said({})).not.toContain('without playing');
});

it('the standings after a knock-out name the winner, and the remark stands outside the name', () => {
  const view = knockOutView();
  const slide = { kind: 'players', from: 0, to: 8, columns: 1 } as const;
  const html = rendered(<SlideView view={view} slide={slide} />);
  const name = view.players.find(({ player }) => player === view.won)!.name;
  expect(textOf(html)).toContain(`Winner: ${name}`);
  expect(html).toContain(`<span class="ellipsis" dir="auto">${name}</span> <small>winner</small>`);
});
