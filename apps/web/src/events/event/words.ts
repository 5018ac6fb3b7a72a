import {
  type DrawView,
  type EventPlan,
  type SessionMaking,
  type SessionView,
  type Standing,
  seatedBy,
  type TableView,
  type TournamentView,
} from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { windName } from '../../kit/tiles/index.ts';
import { behindText } from '../../shell/page/lobbyLine.ts';
import { isOver, playerIn, roundOfHand, type StandingsPoint, sessionStanding } from './event.ts';

/* What the pages of an event say in several places. */

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the days of an event as the reader writes them; an empty text while they are not set. */
export function daysText(t: Translate, { from, to }: Pick<EventPlan, 'from' | 'to'>): string {
  if (!isDay(from)) return '';
  const format = new Intl.DateTimeFormat(t.locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(isDay(to) && to > from ? to : from)];
  return format.formatRange(first, last);
}

const HOUR = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

/** Returns a planned start (`2026-11-20T10:00`, in the time of the place) with its day; `isShort` leaves out the date. */
export function plannedText(t: Translate, planned: string, isShort = false): string {
  const at = new Date(`${planned}Z`);
  if (Number.isNaN(at.getTime())) return '';
  return at.toLocaleString(t.locale, isShort ? HOUR : { ...HOUR, day: 'numeric', month: 'short' });
}

/** Returns a moment (server ms) with its day. */
export const momentText = (t: Translate, at: number): string =>
  new Date(at).toLocaleString(t.locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

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

/** Returns when a player of a table has signed, and by whom if another did it for them; undefined if nobody has. */
export function signedText(t: Translate, { signed, signedBy }: TableView, player: Player): string | undefined {
  const [at, name] = [signed[player], signedBy?.[player]];
  if (at === null) return undefined;
  const time = timeOfDay(t.locale, at);
  return name ? t('event.signedBy', { name, time }) : t('forms.signedAt', { time });
}

/** Returns how a table stands, in a few words: once the event is over no sheet waits for signatures. */
export const tableStageText = (t: Translate, view: TournamentView, { stage }: TableView): string =>
  t(`tournament.table.${isOver(view) && stage === 'ended' ? 'unsigned' : stage}`);

/** Returns how a session stands, in two or three words. */
export function sessionStageText(t: Translate, view: TournamentView, session: SessionView): string {
  const standing = sessionStanding(view, session);
  if (standing !== 'waiting') return t(`event.${standing}`);
  return plannedText(t, session.planned, true) || t('event.waiting');
}

/** Returns the name of an event, also of one that has none yet. */
export const eventName = (t: Translate, { name }: Pick<EventPlan, 'name'>): string => name || t('event.unnamed');

/** Returns whether a draw of lots was promised before, and how often lots were drawn if it was not. */
export function drawText(t: Translate, { promisedAt, number }: DrawView): string {
  if (promisedAt === undefined)
    return number > 1 ? t('event.drawnAgain', { count: number }) : t('event.drawUnpromised');
  return t('event.drawPromised', { time: momentText(t, promisedAt) });
}

/** Returns what the page of chart and draw is called: an event without a chart has the draw alone. */
export const rotationTitle = (t: Translate, { plan }: Pick<TournamentView, 'plan'>): string =>
  t(seatedBy(plan) === 'chart' ? 'tournament.part.rotation' : 'tournament.draw');

function originText(t: Translate, origin: NonNullable<TournamentView['rotationOrigin']>): string {
  // A search ends before its first step where no chart can be better.
  if (origin.by === 'search' && origin.steps === 0) return t('event.origin.atOnce', { seed: origin.seed });
  if (origin.by === 'search') return t('event.origin.search', { seed: origin.seed, count: origin.steps });
  return t(`event.origin.${origin.by}`);
}

/** Returns how the chart was made, and whether the numbers were known then. */
export function chartText(t: Translate, { rotationOrigin: origin, draw, isRotationLate }: TournamentView): string {
  const made = origin ? [originText(t, origin)] : [];
  return [...made, ...(draw ? [t(isRotationLate ? 'event.chartLate' : 'event.chartEarly')] : [])].join(' ');
}

/** Returns what stands under every copy of a chart: where its seats and its numbers come from. */
export const seatingNotes = (t: Translate, view: TournamentView): readonly string[] =>
  [chartText(t, view), view.draw ? drawText(t, view.draw) : ''].filter(text => text !== '');

/** Returns how the tables of a session were made that no chart seats, and whether their draw was promised before. */
export function makingText(t: Translate, { by, draw }: SessionMaking): string {
  if (by !== 'draw') return t(`event.made.${by}`);
  if (draw?.promisedAt === undefined) return t('event.made.unpromised');
  return t('event.made.promised', { time: momentText(t, draw.promisedAt) });
}

/** Whether a session is a round of a knock-out. */
export const isKnockOutRound = ({ bracket }: Pick<TournamentView, 'bracket'>, session: number): boolean =>
  bracket.some(round => round.session === session);

const ROUNDS = ['event.round.final', 'event.round.semi', 'event.round.quarter'] as const;

/** Returns how many rounds come after one. A final that was not played is played again, and is a final both times. */
function roundsAfter(bracket: TournamentView['bracket'], at: number): number {
  const isFinal = ({ tables, byes }: TournamentView['bracket'][number]) =>
    tables.length === 1 && byes.length === 0 && tables[0]!.players.every(player => player !== null);
  const last = bracket.length - 1;
  return bracket.filter((round, n) => n >= at && n < last && !isFinal(round)).length;
}

/** Returns what a session is called: the rounds of a knock-out by how many are left, the others by their number. */
export function sessionTitle(t: Translate, { bracket }: Pick<TournamentView, 'bracket'>, session: number): string {
  const at = bracket.findIndex(round => round.session === session);
  if (at < 0) return t('event.session', { session });
  const name = ROUNDS[roundsAfter(bracket, at)];
  return name ? t(name) : t('event.round', { round: at + 1 });
}

/** Returns the word over a column of sessions. */
export const sessionHead = (t: Translate): string => t('event.sessionColumn');

/** Returns a table of a session, by what the session is called. */
export const placeText = (
  t: Translate,
  view: Pick<TournamentView, 'bracket'>,
  { session, table }: { readonly session: number; readonly table: number },
): string => t('event.place', { where: sessionTitle(t, view, session), table });

/** Returns the title of standings during or after a round of a knock-out; undefined where they are of another session. */
export function roundStandingsTitle(
  t: Translate,
  view: Pick<TournamentView, 'bracket'>,
  { session, isWhole }: StandingsPoint,
): string | undefined {
  if (!isKnockOutRound(view, session)) return undefined;
  const round = sessionTitle(t, view, session);
  return t(isWhole ? 'event.standingsAfterRound' : 'event.standingsDuringRound', { round });
}

/** Returns how many sessions an event has in all, with the rounds of its knock-out as far as they are known. */
export const sessionsInAll = ({ plan, bracket }: Pick<TournamentView, 'plan' | 'bracket'>): number =>
  (plan.form === 'knock-out' ? 0 : plan.sessions) + bracket.length;

/** Returns which session it is, and of how many; a round of a knock-out has its name. */
export const sessionOfAll = (t: Translate, view: Pick<TournamentView, 'plan' | 'bracket'>, session: number): string =>
  isKnockOutRound(view, session)
    ? sessionTitle(t, view, session)
    : t('event.sessionOf', { session, sessions: sessionsInAll(view) });

/** Returns who has won: the one whom the final sends on, else the first once the event is over; none while it is open. */
export function eventWinners({ stage, bracket, standings }: TournamentView): readonly number[] {
  const first = bracket.at(-1)?.tables.flatMap(({ advanced }) => advanced) ?? [];
  if (first.length > 0) return first;
  return stage === 'over' ? standings.filter(({ place }) => place === 1).map(({ player }) => player) : [];
}

const isKnockOutPlayer = ({ plan }: TournamentView, { isInKnockOut }: Standing): boolean =>
  isInKnockOut === true || plan.form === 'knock-out';

/** Returns the keys by which players are placed, the first one first. */
export const orderText = (t: Translate, view: TournamentView): string =>
  t(view.standings.some(one => isKnockOutPlayer(view, one)) ? 'event.orderOfRounds' : 'event.order');

const OUT_IN = ['event.out.final', 'event.out.semi', 'event.out.quarter'] as const;

/** Returns how far a player has come in a knock-out: the round in which they went out, the victory, or that they are in it. */
function roundText(t: Translate, view: TournamentView, standing: Standing): string {
  const { bracket, stage } = view;
  const { player, isInKnockOut } = standing;
  if (!isKnockOutPlayer(view, standing)) return '';
  if (eventWinners(view).includes(player)) return t('tournament.winner');
  const at = bracket.findLastIndex(
    ({ tables, byes }) => byes.includes(player) || tables.some(({ players }) => players.includes(player)),
  );
  const tables = bracket[at]?.tables ?? [];
  const isOn = bracket[at]?.byes.includes(player) || tables.some(({ advanced }) => advanced.includes(player));
  const isOver = stage === 'over' || tables.some(({ advanced }) => advanced.length > 0);
  if (at < 0 || !isOver || (isOn && stage !== 'over')) return isInKnockOut ? t('event.inKnockOut') : '';
  const name = OUT_IN[roundsAfter(bracket, at)];
  return name ? t(name) : t('event.out', { round: at + 1 });
}

/** Returns why a place is not the one that the sums alone would give; an empty text where it is. */
export function remarkText(t: Translate, view: TournamentView, standing: Standing): string {
  if (standing.place === null) return t('tournament.disqualified');
  const hasWithdrawn = playerIn(view, standing.player)?.isWithdrawn;
  return [roundText(t, view, standing), hasWithdrawn && t('event.withdrew')].filter(Boolean).join(' · ');
}

/** Says how much later than play the results of an event are shown. */
export const lateText = (t: Translate, { settings }: EventPlan): string =>
  settings.delay === undefined ? '' : behindText(t, settings.delay);
