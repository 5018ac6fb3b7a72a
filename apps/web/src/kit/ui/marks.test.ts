import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chair, PersonId } from '@gorrion/protocol';
import type { ByPlayer } from '@gorrion/rules';
import { MARKS, ownMark } from '@gorrion/table';
import { person, World } from '@gorrion/table/testing';
import { describe, expect, it } from 'vitest';
import { marksOf } from './marks.ts';

const chair = (id: string): Chair => ({ kind: 'person', id: id as PersonId, name: 'Ana', presence: 'here' });
const bot: Chair = { kind: 'bot', level: 'easy', name: 'Mirlo' };
const table = (...ids: string[]) => ids.map(chair) as unknown as ByPlayer<Chair>;

/** Returns the relative luminance of a colour (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe('the marks of four people', () => {
  it('differ in shape, so that nobody needs the colours', () => {
    for (let n = 0; n < 200; n++) {
      const marks = marksOf(table(`a${n}`, `b${n * 7}`, `c${n * 13}`, `d${n * 29}`));
      expect(new Set(marks).size).toBe(4);
    }
  });

  it('stay with their people when the seats are drawn', () => {
    const [a, b, c, d] = marksOf(table('ana', 'mei', 'eva', 'luis'));
    expect(marksOf(table('luis', 'ana', 'eva', 'mei'))).toEqual([d, a, c, b]);
  });

  it('are kept when others come: a newcomer whose mark is taken has another', async () => {
    const alike = Array.from({ length: 60 }, (_, n) => `Guest ${n}`).filter(name => ownMark(name.toLowerCase()) === 2);
    const [first, second, third] = alike.map(person).toSorted((a, b) => b.id.localeCompare(a.id));
    const world = new World('marks');
    await world.open({}, first!);
    const seen = [marksOf(world.table.state.places)];
    for (const guest of [second!, third!]) {
      await world.ask(guest, { type: 'sit' });
      seen.push(marksOf(world.table.state.places));
    }
    await world.ask(first!, { type: 'stand' });
    seen.push(marksOf(world.table.state.places));
    const none = undefined;
    expect(seen).toEqual([
      [2, none, none, none],
      [2, 3, none, none],
      [2, 3, 4, none],
      [none, 3, 4, none],
    ]);
  });

  it('are for people: bots and empty seats have none', () => {
    const marks = marksOf([chair('ana'), bot, { kind: 'empty' }, chair('mei')]);
    expect([marks[1], marks[2]]).toEqual([undefined, undefined]);
  });

  it('stand out from their background in both themes', () => {
    const css = readFileSync(join(import.meta.dirname, 'marks.css'), 'utf8');
    const tokens = readFileSync(join(import.meta.dirname, '../theme/tokens.css'), 'utf8');
    const pair = (text: string, name: string) =>
      new RegExp(`${name}[^;]*light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(text)!.slice(1) as [string, string];
    const paper = pair(tokens, '--paper:');
    for (let mark = 0; mark < MARKS; mark++) {
      const colours = pair(css, `\\.mark\\.m${mark} \\{\\s*color:`);
      colours.forEach((colour, theme) => {
        expect(contrast(colour, paper[theme]!), `mark ${mark}`).toBeGreaterThanOrEqual(4.5);
      });
    }
  });
});
