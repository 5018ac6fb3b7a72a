import { wmo2006 } from '@gorrion/rules';
import {
  type KeptLesson,
  type LessonDeal,
  type LessonFault,
  lessonText,
  MOST_LESSON_DEALS,
  readLesson,
} from '@gorrion/table';
import { create } from 'zustand';
import { deviceTexts } from '../../kit/storage/texts.ts';

/* Lessons that this device keeps, and how they travel: as a file, or as a link that holds all of one. */

const KEY = 'gorrion.lessons';
/** The most lessons that are kept. */
const MOST = 20;
/** Longest link (characters) that messengers pass on whole. */
export const LONGEST_LINK = 8000;

/** Reads a lesson of a file or a link. */
export const lessonOf = (text: string) => readLesson(text, wmo2006);
export type { KeptLesson, LessonDeal, LessonFault };

const EMPTY: KeptLesson = { title: '', notes: '', deals: [] };

const readKept = (): readonly KeptLesson[] =>
  (deviceTexts.get(KEY) ?? '').split('\n').flatMap(text => {
    const read = text === '' ? undefined : lessonOf(text);
    return read?.ok ? [read.value] : [];
  });

interface Lessons {
  readonly lessons: readonly KeptLesson[];
  /** Which of them is open. */
  readonly at: number;
}

/** The lessons of this device and the one that is open. There always is one. */
export const useLessons = create<Lessons>(() => {
  const kept = readKept();
  return { lessons: kept.length > 0 ? kept : [EMPTY], at: 0 };
});

function store(lessons: readonly KeptLesson[], at: number): void {
  deviceTexts.set(KEY, lessons.map(lessonText).join('\n'));
  useLessons.setState({ lessons, at });
}

export const openLesson = (at: number): void => useLessons.setState({ at });

/** Adds a lesson and opens it; without one an empty one. False if this device keeps no more. */
export function addLesson(lesson: KeptLesson = EMPTY): boolean {
  const { lessons } = useLessons.getState();
  const same = lessons.findIndex(one => lessonText(one) === lessonText(lesson));
  if (same >= 0) openLesson(same);
  else if (lessons.length >= MOST) return false;
  else store([...lessons, lesson], lessons.length);
  return true;
}

/** Changes the open lesson. */
export function changeLesson(change: Partial<KeptLesson>): void {
  const { lessons, at } = useLessons.getState();
  store(
    lessons.map((one, n) => (n === at ? { ...one, ...change } : one)),
    at,
  );
}

/** Deletes the open lesson. */
export function dropLesson(): void {
  const { lessons, at } = useLessons.getState();
  const rest = lessons.filter((_, n) => n !== at);
  store(rest.length > 0 ? rest : [EMPTY], 0);
}

/** Keeps a deal in the open lesson. False if it holds no more. */
export function keepDeal(deal: LessonDeal): boolean {
  const { lessons, at } = useLessons.getState();
  const { deals } = lessons[at] ?? EMPTY;
  if (deals.length >= MOST_LESSON_DEALS) return false;
  changeLesson({ deals: [...deals, deal] });
  return true;
}

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
