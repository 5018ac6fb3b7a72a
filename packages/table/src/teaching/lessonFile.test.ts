import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { wmo2006 } from '@gorrion/rules';
import { tiles } from '@gorrion/rules/testing';
import { expect, it } from 'vitest';
import { type KeptLesson, lessonText, readKeptLesson, readLesson } from './lessonFile.ts';

const read = (text: string) => readLesson(text, wmo2006);
const LESSON: KeptLesson = {
  title: 'Chows',
  notes: 'Begin with the second deal.',
  deals: [
    {
      name: 'Two routes',
      note: 'Ask for the pair.',
      deal: { dealer: 1, hands: [tiles('123456m 45s EE'), [], tiles('19m'), []], wall: tiles('6s 3s') },
    },
  ],
};

it('reads what it has written, and what a person writes in the notation of tiles', () => {
  expect(read(lessonText(LESSON))).toEqual({ ok: true, value: LESSON });
  const short = { format: 'gorrion-lesson/1', deals: [{ hands: ['123m'] }] };
  expect(read(JSON.stringify(short))).toMatchObject({
    ok: true,
    value: { title: '', deals: [{ name: '1', deal: { dealer: 0, hands: [tiles('123m'), [], [], []] } }] },
  });
});

it('says what is wrong with a text, and with which deal', () => {
  const of = (deal: object) => read(JSON.stringify({ format: 'gorrion-lesson/1', deals: [{ hands: [] }, deal] }));
  for (const text of ['', '[]', '{"deals":[]}', '{"format":"gorrion-lesson/1","deals":[3]}'])
    expect(read(text)).toEqual({ ok: false, error: { code: 'no-lesson' } });
  expect(of({ hands: ['12x'] })).toEqual({ ok: false, error: { code: 'unknown-tile', deal: 2 } });
  expect(of({ hands: ['111m', '11m'] })).toEqual({ ok: false, error: { code: 'tile-too-often', deal: 2 } });
  expect(of({ hands: ['', '123456789m12345p'] })).toEqual({ ok: false, error: { code: 'deal-does-not-fit', deal: 2 } });
  const seat = { melds: [{ kind: 'chow', low: 7, claimed: 7, from: 1 }], flowers: [], discards: [] };
  const none = { melds: [], flowers: [], discards: [] };
  for (const open of [
    {},
    { turn: 4, seats: [] },
    { turn: 0, seats: [none, none, none] },
    { turn: 0, seats: [seat, none, none, none] },
  ])
    expect(of({ hands: [], open })).toEqual({ ok: false, error: { code: 'deal-does-not-fit', deal: 2 } });
  expect(of({ hands: [], open: { turn: 2, seats: [none, none, none, none] } })).toMatchObject({ ok: true });
  const unknown = { ...none, more: 1, melds: [{ kind: 'pung', tile: 30, from: 1, more: 1 }] };
  const known = of({ hands: [], open: { turn: 2, more: 1, seats: [unknown, none, none, none] } });
  const act = { kind: 'deal', deal: known.ok && known.value.deals[1]?.deal };
  expect(tableCommandSchema.safeParse({ type: 'teach', act })).toMatchObject({ success: true });
  expect(of({ hands: [], dealer: 9 })).toEqual({ ok: false, error: { code: 'deal-does-not-fit', deal: 2 } });
});

it('leaves a faulty deal out of a lesson that was kept, and nothing else', () => {
  const [deal] = LESSON.deals;
  const faulty = { ...deal!, deal: { ...deal!.deal, hands: [[], tiles('123456789m12345p'), [], []] as const } };
  const text = lessonText({ ...LESSON, deals: [faulty, deal!] });
  expect(read(text)).toEqual({ ok: false, error: { code: 'deal-does-not-fit', deal: 1 } });
  expect(readKeptLesson(text, wmo2006)).toEqual(LESSON);
  expect(readKeptLesson('{}', wmo2006)).toBeUndefined();
});
