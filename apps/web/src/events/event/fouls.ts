import type { AppealAgainst, EventAppeal, EventRuling, TableView, TournamentView } from '@gorrion/events/tournament';
import type { FoulRecord } from '@gorrion/protocol';
import { type ByPlayer, PENALTIES, type Penalty, PLAYERS, type Player, type Seat, startingSeat } from '@gorrion/rules';
import { foulTold } from '../../board/log.ts';
import { costOf, foulName, foulSentence } from '../../board/logWords.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { letterOf, type SheetNote } from '../../sheet/session/notes.ts';
import { articleText, penaltyText, rulingTextWith } from '../../sheet/session/rulingText.ts';
import { atTable, nameIn, tableOf } from './event.ts';
import { type FoulRulings, foulsGiven } from './sheet.ts';
import { appealMark, isOf, lastAppeal, outcomeOf, punishedBy } from './upheld.ts';

/* The record of fouls of an event (Appendix 6): what tables have punished, and what umpires have ruled. */

export interface EventFoul {
  readonly session: number;
  readonly table: number;
  readonly hand: number;
  /** The roster number of the offender; null if the ruling punishes nobody. */
  readonly player: number | null;
  /** The offender's seat in the hand, or the starting wind if only that is known. */
  readonly seat: Seat | undefined;
  /** The whole entry as a sentence. */
  readonly text: string;
  readonly nature: string;
  readonly penalty: string;
  readonly remarks: string;
  /** Server time (ms). */
  readonly at: number;
  /** The reason for which it was taken back. */
  readonly revoked: string | undefined;
  /** How an appeal against it stands, if the reader may read it. */
  readonly appeal: string | undefined;
  /** What has followed from an upheld one. */
  readonly followed: string | undefined;
  /** Whether it belongs on the form: corrections and re-shuffles punish nobody. */
  readonly isFoul: boolean;
  /** How an appeal names it. */
  readonly against: AppealAgainst;
}

/** Returns what was ruled for a foul at a table of an event in words, with its article and its remark. */
export function rulingSaid(t: Translate, view: TournamentView, ...given: FoulRulings): string {
  const named = namesAt(view, given[0]);
  const before = given.slice(0, -1).map(({ ruling }) => penaltyText(t, named, ruling));
  return [...before, rulingTextWith(t, named, given.at(-1)!.ruling)].join(' ');
}

/** Returns the same with who gave it. */
export const rulingWords = (t: Translate, view: TournamentView, ...given: FoulRulings): string =>
  `${rulingSaid(t, view, ...given)} (${t.nameOf(given[0].by)})`;

/** Returns the remarks on a sheet: the fouls whose rulings stand, each with the letter that it got among all of its table. */
export const notesAt = (t: Translate, view: TournamentView, session: number, table: number): readonly SheetNote[] =>
  foulsGiven(view, session, table).flatMap((given, n) =>
    given[0].revoked === undefined
      ? [{ letter: letterOf(n), hand: given[0].hand, text: rulingWords(t, view, ...given) }]
      : [],
  );

/** Returns who gains and who pays by a correction. */
export const changesText = (t: Translate, view: TournamentView, table: TableView, changes: ByPlayer<number>): string =>
  t.all(
    PLAYERS.filter(player => changes[player] !== 0).map(
      player => `${t.nameOf(nameIn(view, atTable(table)[player]))} ${t.signed(changes[player])}`,
    ),
  );

function namesAt(view: TournamentView, { session, table }: Pick<EventRuling, 'session' | 'table'>) {
  const found = tableOf(view, session, table);
  return (letter: Player): string => nameIn(view, found ? atTable(found)[letter] : null);
}

type Appealed = Pick<EventFoul, 'appeal' | 'followed'>;

/** Returns how the last appeal against something stands, and what has followed from it, which is told of a ruling that stands. */
function appealTexts(t: Translate, view: TournamentView, given: Parameters<typeof lastAppeal>[1], stands: boolean) {
  const last = lastAppeal(view, given);
  const outcome = last && stands ? outcomeOf(view, last) : undefined;
  return {
    appeal: last && t(`event.appeal.mark.${appealMark(last)}`),
    followed: outcome && t(`event.appeal.mark.${outcome}`),
  } satisfies Appealed;
}

/** Returns a penalty for a form that has its player in a column of their own. */
const penaltyOn = (t: Translate, named: ReturnType<typeof namesAt>, ruling: EventRuling['ruling']): string =>
  (PENALTIES as readonly string[]).includes(ruling.kind)
    ? t(`umpire.act.${ruling.kind as Penalty}`)
    : penaltyText(t, named, ruling);

function ofRulings(t: Translate, view: TournamentView, all: FoulRulings): EventFoul {
  const [given] = all;
  const { session, table, hand, ruling, by, at, revoked } = given;
  const letter = 'player' in ruling ? ruling.player : undefined;
  const player = punishedBy(view, given);
  const against = { ruling: given.number };
  const named = namesAt(view, given);
  return {
    session,
    table,
    hand,
    player,
    seat: letter === undefined ? undefined : startingSeat(letter),
    text: rulingWords(t, view, ...all),
    nature: articleText(t, ruling),
    penalty: all.map(({ ruling: one }) => penaltyOn(t, named, one)).join(' '),
    remarks: ruling.remark ?? by,
    at,
    revoked,
    ...appealTexts(t, view, { ...given, player, against }, revoked === undefined),
    isFoul: ruling.kind !== 'correct' && ruling.kind !== 'replay-hand',
    against,
  };
}

function ofTable(t: Translate, view: TournamentView, at: AtTable, foul: FoulRecord, index: number) {
  const { session, table } = at;
  const line = foulTold(foul);
  const found = tableOf(view, session, table);
  if (!line || !found) return [];
  const player = atTable(found)[foul.player];
  const text = foulSentence(t, line, nameIn(view, player));
  const { hand, seat } = foul;
  const against = { foul: index };
  const [nature, penalty] = [foulName(t, line), costOf(t, line)];
  const entry: EventFoul = {
    ...{ session, table, hand, player, seat, text, nature, penalty, against, at: foul.at },
    ...{ remarks: '', revoked: undefined, isFoul: true },
    ...appealTexts(t, view, { session, table, hand, player, against, at: foul.at }, true),
  };
  return [entry];
}

type AtTable = Pick<EventFoul, 'session' | 'table'>;

/** Returns the record of an event, in the order of time. */
export function eventFouls(t: Translate, view: TournamentView): readonly EventFoul[] {
  const told = view.sessions.flatMap(({ session, tables }) =>
    tables.flatMap(({ table, fouls = [] }) => [
      ...fouls.flatMap((foul, n) => ofTable(t, view, { session, table }, foul, n)),
      ...foulsGiven(view, session, table).map(given => ofRulings(t, view, given)),
    ]),
  );
  return told.toSorted((a, b) => a.at - b.at);
}

/** Returns what was given at a table and stands, in the order of time. */
export const foulsAt = (t: Translate, view: TournamentView, at: AtTable): readonly EventFoul[] =>
  eventFouls(t, view).filter(
    ({ session, table, isFoul, revoked }) =>
      session === at.session && table === at.table && isFoul && revoked === undefined,
  );

/** Returns what an appeal is against, in words; undefined if it is about the hand as a whole. */
export const againstText = (t: Translate, view: TournamentView, { against, ...of }: EventAppeal): string | undefined =>
  against &&
  eventFouls(t, view).find(one => one.session === of.session && one.table === of.table && isOf(view, against, one))
    ?.text;
