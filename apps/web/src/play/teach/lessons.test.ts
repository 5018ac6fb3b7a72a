import { tilesText } from '@gorrion/rules';
import { tiles } from '@gorrion/rules/testing';
import { lessonText } from '@gorrion/table';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/* Two pages of one browser: each test loads the module as new tabs do. */

const KEY = 'gorrion.lessons';
const items = new Map<string, string>();
let isFull = false;
/** Listeners for what other tabs keep. */
const tabs: ((event: { readonly key: string }) => void)[] = [];
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem(key: string, text: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    items.set(key, text);
  },
});
vi.stubGlobal('addEventListener', (_: string, listener: (typeof tabs)[number]) => void tabs.push(listener));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  items.clear();
  tabs.length = 0;
  isFull = false;
});

async function tab() {
  vi.resetModules();
  return await import('./lessons.ts');
}

const DEAL = { name: 'Two routes', note: 'Ask.', deal: { dealer: 0, hands: [tiles('123m'), [], [], []] } } as const;
const FAULTY = { ...DEAL, deal: { dealer: 0, hands: [[], tiles('123456789m12345p'), [], []] } } as const;

it('keeps what two tabs change, and shows each what the other has done', async () => {
  const [one, other] = [await tab(), await tab()];
  one.changeLesson(() => ({ title: 'Chows' }));
  expect(other.keepDeal(DEAL)).toBe('kept');
  one.addLesson();
  one.changeLesson(() => ({ title: 'Pungs' }));
  other.changeLesson(() => ({ notes: 'Begin with the pair.' }));
  tabs[0]!({ key: KEY });
  const shown = one.useLessons.getState();
  expect(shown.lessons).toMatchObject([
    { title: 'Chows', notes: 'Begin with the pair.', deals: [DEAL] },
    { title: 'Pungs', deals: [] },
  ]);
  // The open lesson stays open although another tab deletes the first one.
  other.dropLesson();
  one.changeLesson(() => ({ notes: 'Three alike.' }));
  expect((await tab()).useLessons.getState().lessons).toMatchObject([{ title: 'Pungs', notes: 'Three alike.' }]);
});

it('refuses a deal that cannot be dealt, and keeps one that this page cannot deal through every change', async () => {
  const lessons = await tab();
  expect(lessons.keepDeal(FAULTY)).toBe('deal-does-not-fit');
  const older = [
    lessonText({ title: 'Chows', notes: '', deals: [FAULTY, DEAL] }),
    '{"format":"gorrion-lesson/9"}',
    lessonText({ title: 'Pungs', notes: '', deals: [] }),
  ];
  items.set(KEY, older.join('\n'));
  const again = await tab();
  again.changeLesson(() => ({ notes: 'New.' }));
  const { lessons: kept, unread } = (await tab()).useLessons.getState();
  expect(kept).toMatchObject([{ title: 'Chows', notes: 'New.', deals: [DEAL] }, { title: 'Pungs' }]);
  expect(unread).toEqual([older[1]]);
  const faulty = () => items.get(KEY)!.includes(tilesText(FAULTY.deal.hands[1]));
  expect(faulty()).toBe(true);
  // A lesson of which this page reads nothing is not taken for a blank one.
  items.set(KEY, lessonText({ title: '', notes: '', deals: [FAULTY] }));
  (await tab()).addLesson({ title: 'Kongs', notes: '', deals: [] });
  expect((await tab()).useLessons.getState().lessons).toMatchObject([{ deals: [] }, { title: 'Kongs' }]);
  expect(faulty()).toBe(true);
});

it('changes a deal that another tab has moved or written a note to, and leaves an equal one alone', async () => {
  const other = await tab();
  const first = { ...DEAL, deal: { ...DEAL.deal, dealer: 1 } } as const;
  for (const deal of [first, DEAL, DEAL]) other.keepDeal(deal);
  const one = await tab();
  other.changeDeal(2, DEAL, { ...DEAL, note: 'Tell.' });
  one.changeDeal(2, DEAL, { ...DEAL, note: 'Wait.' });
  other.changeDeal(0, first, undefined);
  one.changeDeal(2, { ...DEAL, note: 'Wait.' }, undefined);
  expect((await tab()).useLessons.getState().lessons).toMatchObject([{ deals: [DEAL] }]);
});

it('says that the browser has kept nothing', async () => {
  const lessons = await tab();
  isFull = true;
  expect(lessons.keepDeal(DEAL)).toBe('not-kept');
  expect(lessons.useLessons.getState()).toMatchObject({ isKept: false, lessons: [{ deals: [DEAL] }] });
  isFull = false;
  expect(lessons.changeLesson(() => ({ title: 'Chows' }))).toBe(true);
  expect(lessons.useLessons.getState().isKept).toBe(true);
});

it('goes to another browser as a link, once, and no further than there is room', async () => {
  const lessons = await tab();
  const lesson = { title: '顺子 and “chows”', notes: 'Año.', deals: [DEAL] };
  expect(lessons.lessonOf(lessons.textOfLink(lessons.linkOf(lesson)))).toEqual({ ok: true, value: lesson });
  expect(lessons.textOfLink('%')).toBe('');
  expect(lessons.addLesson(lesson)).toBe(true);
  const { open } = lessons.useLessons.getState();
  lessons.addLesson();
  lessons.addLesson(lesson);
  expect(lessons.useLessons.getState().open).toBe(open);
  for (let n = lessons.useLessons.getState().lessons.length; n < 20; n++)
    expect(lessons.addLesson({ ...lesson, title: `${n}` })).toBe(true);
  expect(lessons.addLesson({ ...lesson, title: 'One more' })).toBe(false);
  expect(lessons.useLessons.getState().lessons).toHaveLength(20);
});

it('opens again what was open, and keeps no blank lesson beside one that is opened', async () => {
  const first = await tab();
  const opened = { title: 'Chows', notes: '', deals: [DEAL] };
  first.addLesson(opened);
  expect(first.useLessons.getState().lessons).toMatchObject([opened]);
  first.addLesson({ title: 'Pungs', notes: '', deals: [] });
  first.addLesson();
  first.addLesson({ title: 'Kongs', notes: '', deals: [] });
  const again = (await tab()).useLessons.getState();
  expect(again.lessons.map(({ title }) => title)).toEqual(['Chows', 'Pungs', 'Kongs']);
  const { openLesson } = await tab();
  openLesson(again.lessons[1]!.id);
  const last = (await tab()).useLessons.getState();
  expect(last.lessons.find(({ id }) => id === last.open)).toMatchObject({ title: 'Pungs' });
});
