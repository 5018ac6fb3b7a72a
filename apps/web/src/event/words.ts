import type { EventPlan, SessionView } from '@gorrion/events/tournament';
import type { Translate } from '../i18n/index.ts';
import { windName } from '../tiles/index.ts';
import { roundOfHand } from './event.ts';

/* What the pages of an event say in several places. */

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the days of an event as the reader writes them; an empty text while they are not set. */
export function daysText(t: Translate, { from, to }: Pick<EventPlan, 'from' | 'to'>): string {
  if (!isDay(from)) return '';
  const format = new Intl.DateTimeFormat(t.locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(isDay(to) && to > from ? to : from)];
  return format.formatRange(first, last);
}

const HOUR = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;

/** Returns a planned start (`2026-11-20T10:00`, in the time of the place) with its day; `isShort` leaves out the date. */
export function plannedText(t: Translate, planned: string, isShort = false): string {
  const at = new Date(`${planned}Z`);
  if (Number.isNaN(at.getTime())) return '';
  return at.toLocaleString(t.locale, isShort ? HOUR : { ...HOUR, day: 'numeric', month: 'short' });
}

/** Returns a moment (server ms) with its day. */
export const momentText = (t: Translate, at: number): string =>
  new Date(at).toLocaleString(t.locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Returns a country (ISO 3166-1, two letters) in the reader's language; the letters if they are no country. */
export function countryName(t: Translate, country: string): string {
  try {
    return new Intl.DisplayNames(t.locale, { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}

/** Returns a hand as its round and its number in it: "South 3". */
export function handText(t: Translate, hand: number): string {
  const { wind, number } = roundOfHand(hand);
  return t('event.hand', { wind: windName(t, wind), number });
}

/** Returns how a session stands, in two or three words. */
export function sessionStageText(t: Translate, { stage, planned, pausedWith }: SessionView): string {
  if (stage === 'over') return t('event.over');
  if (stage === 'playing') return t(pausedWith === undefined ? 'event.playing' : 'event.paused');
  return plannedText(t, planned, true) || t('event.waiting');
}

/** Returns the name of an event, also of one that has none yet. */
export const eventName = (t: Translate, { name }: Pick<EventPlan, 'name'>): string => name || t('event.unnamed');
