import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { MyResults } from './MyResults.tsx';

await speakEnglish();

it('a place is one among those who have a result, while others have none', () => {
  const view = tournamentView();
  const bare = view.standings.map((one, n) => (n % 2 ? one : { ...one, sessions: one.sessions.map(() => null) }));
  const own = view.standings[3]!.player;
  const text = (standings: typeof view.standings) =>
    textOf(rendered(<MyResults id="e" view={{ ...view, standings }} player={own} />));
  expect(text(view.standings)).toContain('place 4 of 16 so far');
  expect(text(bare)).toContain('place 2 of the 8 with a result');
});
