import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { dealtTable } from '../../testing/table.ts';
import SeatDraw from './SeatDraw.tsx';

speakEnglish();

it('whoever watches a draw is told what they see, and only a player to take a tile', () => {
  const { state } = dealtTable();
  const winds = { since: 0, taken: [undefined, undefined, undefined, undefined] } as const;
  const draw = <SeatDraw table={followed(state)} winds={winds} />;
  const [player] = state.places.flatMap(place => (place.kind === 'person' ? [place.id] : []));
  expect(textOf(rendered(draw, { me: { id: player!, name: 'Ana' } }))).toMatch(
    /Draw a wind Four winds lie face down\. Take one/,
  );
  const watched = textOf(rendered(draw));
  expect(watched).toMatch(/Draw of the winds Four winds lie face down\. Each player takes one/);
  expect(watched).toContain('The players are choosing');
  expect(watched).not.toContain('Take a');
});
