import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { wmo2006 } from '@gorrion/rules';
import { tiles } from '@gorrion/rules/testing';
import { expect, it } from 'vitest';
import { dealText, type KeptLesson, lessonText, MOST_LESSON_DEALS, readKeptLesson, readLesson } from './lessonFile.ts';

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

it('sets aside the deals of a kept lesson that cannot be dealt or are too many, and writes them back', () => {
  const [deal] = LESSON.deals;
  const faulty = { ...deal!, deal: { ...deal!.deal, hands: [[], tiles('123456789m12345p'), [], []] as const } };
  const text = lessonText({ ...LESSON, deals: [faulty, deal!] });
  expect(read(text)).toEqual({ ok: false, error: { code: 'deal-does-not-fit', deal: 1 } });
  const kept = readKeptLesson(text, wmo2006)!;
  expect(kept).toEqual({ ...LESSON, unread: JSON.parse(text).deals.slice(0, 1) });
  expect(readKeptLesson(lessonText(kept, kept.unread), wmo2006)).toEqual(kept);
  const many = readKeptLesson(lessonText({ ...LESSON, deals: Array(MOST_LESSON_DEALS + 2).fill(deal) }), wmo2006)!;
  expect([many.deals.length, many.unread.length]).toEqual([MOST_LESSON_DEALS, 2]);
  expect(readKeptLesson('{}', wmo2006)).toBeUndefined();
});

it('gives a position the same text once it is read again', () => {
  const none = { melds: [], flowers: [], discards: [] } as const;
  // As the rules write it: in another order of its fields.
  const discards = [{ nth: 0, isDrawn: true, tile: tiles('5m')[0]! }] as const;
  const open = { turn: 2, seats: [{ ...none, discards }, none, none, none] } as const;
  const deal = { hands: [tiles('123m'), [], [], []], dealer: 3, open } as const;
  const kept = readKeptLesson(lessonText({ ...LESSON, deals: [{ name: '1', note: '', deal }] }), wmo2006)!;
  expect(dealText(kept.deals[0]!.deal)).toBe(dealText(deal));
});
