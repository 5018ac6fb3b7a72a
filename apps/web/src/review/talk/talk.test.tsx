import type { TalkLine } from '@gorrion/protocol';
import { Replay } from '@gorrion/table';
import { expect, it } from 'vitest';
import { classicalGame } from '../../testing/classicalGame.ts';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { placedTalk, talkAt } from './placedTalk.ts';
import { TalkCard } from './TalkCard.tsx';

speakEnglish();

// Each fact at a moment of its own: a recorded game may have several at one.
const played = classicalGame('talk');
const record = { ...played, facts: played.facts.map((fact, n) => ({ ...fact, at: 10 * n })) };
const replay = Replay.of(record);
const [first, second] = replay.hands;
const after = (fact: number) => 10 * fact + 5;
const talk: readonly TalkLine[] = [
  { player: 0, at: 1, word: 'good-luck' },
  { player: 1, at: after(first!.moves[3]!.fact), text: 'مرحبا <b>5m</b>' },
  { player: 2, at: after(first!.moves[3]!.fact) + 1, word: 'oops' },
  { player: 3, at: 10 * second!.begin, text: 'between two hands' },
];

it('what was said stands at the newest move before it, and comes with that move', () => {
  const placed = placedTalk(replay, talk);
  const last = first!.moves.length - 1;
  expect(placed.map(({ hand, move }) => [hand, move])).toEqual([
    [0, 0],
    [0, 3],
    [0, 3],
    [0, last],
  ]);
  const seen = (move: number, hand = 0) => {
    const { said, now, later, next } = talkAt(placed, { hand, move });
    return [said.length, now, later, next?.line.player];
  };
  expect(seen(2)).toEqual([1, 0, 3, 1]);
  expect(seen(3)).toEqual([3, 2, 1, 3]);
  expect(seen(0, 1)).toEqual([4, 0, 0, undefined]);
});

it('the page of a game shows it with names and links to the moments, and nothing where nothing was kept', () => {
  const names = record.sheet.players.map(({ name }) => name);
  const card = (lines: readonly TalkLine[]) =>
    rendered(<TalkCard id={record.id} replay={replay} talk={lines} names={names} />);
  const html = card(talk);
  for (const name of names) expect(html).toContain(`<bdi>${name}</bdi>`);
  expect(textOf(html)).toContain('Good luck');
  expect(html).toContain('dir="auto">مرحبا &lt;b&gt;5m&lt;/b&gt;</p>');
  expect(html).toContain(`href="/g/${record.id}/${first!.key}/3"`);
  expect(card([])).toBe('');
});
