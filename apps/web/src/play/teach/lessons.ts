import { newId } from '@gorrion/client/connection';
import { wmo2006 } from '@gorrion/rules';
import {
  type DealFault,
  dealFault,
  dealText,
  type KeptLesson,
  type LessonDeal,
  type LessonFault,
  lessonText,
  MOST_LESSON_DEALS,
  readKeptLesson,
  readLesson,
  type StoredLesson,
} from '@gorrion/table';
import { create } from 'zustand';
import { deviceTexts } from '../../kit/storage/texts.ts';

/* Lessons that this device keeps, and how they travel: as a file, or as a link that holds all of one. */

const KEY = 'gorrion.lessons';
/** Where the id of the lesson that was open last is kept. */
const OPEN_KEY = 'gorrion.lessons.open';
/** The most lessons that are kept. */
const MOST = 20;
/** Longest link (characters) that messengers pass on whole. */
export const LONGEST_LINK = 8000;

/** Reads a lesson of a file or a link. */
export const lessonOf = (text: string) => readLesson(text, wmo2006);
export type { KeptLesson, LessonDeal, LessonFault };

/** A lesson of this device. All its tabs know it by the same id. */
interface OwnLesson extends StoredLesson {
  readonly id: string;
}

const EMPTY: KeptLesson = { title: '', notes: '', deals: [] };

interface Lessons {
  readonly lessons: readonly OwnLesson[];
  /** Id of the lesson that is open. */
  readonly open: string;
  /** Kept lines that this page cannot read, as those of a newer one. */
  readonly unread: readonly string[];
  /** Whether the browser has kept the newest change. */
  readonly isKept: boolean;
}

/** The newest text of all lessons that this tab has read or written: one a line. */
let known: string | undefined;

/** Writes a lesson with its id, which other readers of lessons pass over. */
const lineOf = ({ id, ...lesson }: OwnLesson) =>
  `{"id":${JSON.stringify(id)},${lessonText(lesson, lesson.unread).slice(1)}`;

/** Returns the id in a line. Older lines have none; all tabs give them the same by their place. */
function idIn(line: string, place: number): string {
  const { id } = JSON.parse(line) as { readonly id?: unknown };
  return typeof id === 'string' && id !== '' ? id : String(place);
}

/** Reads all lines. A lesson of `earlier` whose line is the same stays as it is, with the blank at which one is writing. */
function read(text: string, open?: string, earlier: readonly OwnLesson[] = []): Lessons {
  const same = new Map(earlier.map(one => [lineOf(one), one]));
  const lessons: OwnLesson[] = [];
  const unread: string[] = [];
  for (const [n, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const lesson = same.get(line) ?? readKeptLesson(line, wmo2006);
    if (lesson) lessons.push({ ...lesson, id: idIn(line, n) });
    else unread.push(line);
  }
  const [first = { ...EMPTY, unread: [], id: '0' }] = lessons;
  const isThere = lessons.some(({ id }) => id === open);
  return { lessons: lessons.length > 0 ? lessons : [first], open: isThere ? open! : first.id, unread, isKept: true };
}

const keptText = () => deviceTexts.get(KEY) ?? '';

/** The lessons of this device and the one that is open. There always is one. */
export const useLessons = create<Lessons>(() => {
  known = keptText();
  return read(known, deviceTexts.get(OPEN_KEY));
});

const openIn = ({ lessons, open }: Lessons): OwnLesson => lessons.find(({ id }) => id === open) ?? lessons[0]!;

/** Returns the lesson that is open. */
export const useOpenLesson = (): OwnLesson => useLessons(openIn);

/** Takes over what another tab has changed. */
function refresh(): void {
  const text = keptText();
  if (text === known) return;
  known = text;
  const { open, lessons } = useLessons.getState();
  useLessons.setState(read(text, open, lessons));
}

if (typeof addEventListener !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) refresh();
  });

/** Keeps the lessons; false if the browser took nothing. */
function store(lessons: readonly OwnLesson[], open: string): boolean {
  const { unread } = useLessons.getState();
  known = [...lessons.map(lineOf), ...unread].join('\n');
  const isKept = deviceTexts.set(KEY, known);
  if (deviceTexts.get(OPEN_KEY) !== open) deviceTexts.set(OPEN_KEY, open);
  useLessons.setState({ lessons, open, isKept });
  return isKept;
}

/** Opens a lesson, on this device also after a reload. */
export function openLesson(open: string): void {
  deviceTexts.set(OPEN_KEY, open);
  useLessons.setState({ open });
}

const isBlank = ({ title, notes, deals, unread }: StoredLesson): boolean =>
  title === '' && notes === '' && deals.length + unread.length === 0;

/** Adds a lesson in the place of a blank one and opens it; without one a blank one. False if this device keeps no more. */
export function addLesson(lesson: KeptLesson = EMPTY): boolean {
  refresh();
  const { lessons } = useLessons.getState();
  const same = lessons.find(one => lessonText(one) === lessonText(lesson));
  const others = lessons.filter(one => !isBlank(one));
  if (same) store(isBlank(same) ? lessons : others, same.id);
  else if (others.length >= MOST) return false;
  else {
    const id = newId();
    store([...others, { ...lesson, unread: [], id }], id);
  }
  return true;
}

/** Changes the open lesson; false if the browser did not keep it. */
export function changeLesson(change: (lesson: KeptLesson) => Partial<KeptLesson>): boolean {
  const { open } = useLessons.getState();
  refresh();
  const { lessons } = useLessons.getState();
  // Another tab may have deleted it.
  if (!lessons.some(({ id }) => id === open)) return true;
  return store(
    lessons.map(one => (one.id === open ? { ...one, ...change(one) } : one)),
    open,
  );
}

/** Deletes the open lesson. */
export function dropLesson(): void {
  const { open } = useLessons.getState();
  refresh();
  const rest = useLessons.getState().lessons.filter(({ id }) => id !== open);
  const left = rest.length > 0 ? rest : [{ ...EMPTY, unread: [], id: newId() }];
  store(left, left[0]!.id);
}

/** What became of a deal that was to be kept. `not-kept`: it lasts as long as the page. */
export type Keeping = 'kept' | 'not-kept' | 'full' | DealFault;

/** Keeps a deal in the open lesson, unless it holds no more or the deal cannot be dealt. Without a name it gets its number. */
export function keepDeal(deal: LessonDeal): Keeping {
  const fault = dealFault(deal.deal, wmo2006);
  if (fault) return fault;
  refresh();
  const { length } = openIn(useLessons.getState()).deals;
  if (length >= MOST_LESSON_DEALS) return 'full';
  const named = { ...deal, name: deal.name || String(length + 1) };
  return changeLesson(({ deals }) => ({ deals: [...deals, named] })) ? 'kept' : 'not-kept';
}

/**
 * Changes a deal of the open lesson, or takes it out (undefined). It is found by what it deals, and among equals by its place:
 * another tab may have moved it, or written a note to it.
 */
export const changeDeal = (place: number, known: LessonDeal, to: LessonDeal | undefined): boolean =>
  changeLesson(({ deals }) => {
    const text = dealText(known.deal);
    const alike = deals.flatMap((one, n) => (dealText(one.deal) === text ? [n] : []));
    const at = alike.includes(place) ? place : (alike.find(n => deals[n]!.note === known.note) ?? alike[0]);
    return at === undefined ? {} : { deals: deals.toSpliced(at, 1, ...(to ? [to] : [])) };
  });

/** Writes a lesson as the part of an address that browsers keep to themselves. */
export function linkOf(lesson: KeptLesson): string {
  const bytes = new TextEncoder().encode(lessonText(lesson));
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the text of a lesson in such an address; empty if it is none. */
export function textOfLink(link: string): string {
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, sign => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}
