/*
 * Appeals (article 99; the book's 3.12 and 3.13): one law for tables of the server and for tables with real tiles. They differ
 * in who may appeal and in who decides, which they bring as data.
 */

/** Time (ms) for an appeal after the end of its game (3.12.2), and for another one after its first answer. */
export const APPEAL_LIMIT = 30 * 60_000;

/** Most appeals of one person about a table in a session. The book's deposit, which nobody pays here, has the same end. */
export const APPEALS_OF_ONE = 4;

interface Answered {
  readonly isUpheld: boolean;
  /** Server time (ms). */
  readonly at: number;
}

/** How far an appeal has come. */
export interface AppealCourse<Answer extends Answered = Answered> {
  /** By others than who ruled (3.12.4). */
  readonly answer?: Answer;
  /** That it was taken to who decides once more (3.13.1). */
  readonly further?: object;
  /** The second answer, for good. */
  readonly final?: Answer;
}

/** Returns the answer that stands; undefined while there is none. */
export const lastAnswer = <Answer extends Answered>({ answer, final }: AppealCourse<Answer>): Answer | undefined =>
  final ?? answer;

/** Whether an appeal waits for an answer, the first or the second one. */
export const isAppealOpen = ({ answer, further, final }: AppealCourse): boolean =>
  final === undefined && (answer === undefined || further !== undefined);

/**
 * Returns who decides an appeal next: the first of those who decide it at `first`, or once more (`above`). `nobody`: none of
 * them can.
 */
export function appealJudge<Judge extends string>(
  appeal: AppealCourse,
  first: readonly Judge[],
  above: readonly Judge[],
): Judge | 'nobody' | 'decided' {
  if (!isAppealOpen(appeal)) return 'decided';
  return (appeal.answer ? above : first)[0] ?? 'nobody';
}

/** Returns the server time (ms) until which an appeal is taken; undefined before the end of its game. */
export const appealsUntil = (endedAt: number | undefined): number | undefined =>
  endedAt === undefined ? undefined : endedAt + APPEAL_LIMIT;

/** Returns until when (server ms) an answered appeal is taken further; undefined if it is not, or nobody would decide it. */
export const furtherUntil = ({ answer, further }: AppealCourse, isHeardAbove: boolean): number | undefined =>
  answer && !further && isHeardAbove ? answer.at + APPEAL_LIMIT : undefined;

/** What is known of an appeal by somebody who may make one: who played there, or the captain of their team (3.12.1). */
export interface Appealing {
  /** Server times (ms): now, and at which the game ended; undefined while it is played. */
  readonly at: number;
  readonly endedAt: number | undefined;
  /** The hand that it is about, and the last one of the game. */
  readonly hand: number;
  readonly lastHand: number;
  /** How often they have appealed about the table in this session. */
  readonly earlier: number;
}

/** Returns why an appeal is not taken; undefined if it is. */
export function appealRefusal({ at, endedAt, hand, lastHand, earlier }: Appealing) {
  const until = appealsUntil(endedAt);
  if (until === undefined) return 'not-ended';
  if (at > until) return 'too-late';
  if (hand < 1 || hand > lastHand) return 'no-such-hand';
  return earlier >= APPEALS_OF_ONE ? 'too-many' : undefined;
}

/** Returns why an appeal does not go to who decides once more; undefined if it does. */
export function furtherRefusal(
  appeal: AppealCourse,
  { at, isHeardAbove }: Pick<Appealing, 'at'> & { readonly isHeardAbove: boolean },
) {
  if (appeal.further) return 'further-already';
  if (!appeal.answer) return 'not-answered';
  const until = furtherUntil(appeal, isHeardAbove);
  if (until === undefined) return 'nobody-above';
  return at > until ? 'too-late' : undefined;
}

/** What is known of somebody who answers an appeal. */
export interface Answering {
  /** Whether it is their own. */
  readonly isOwn: boolean;
  /** Whether they have ruled at the table (3.12.4). */
  readonly hasRuled: boolean;
  /** Whether they are of those who decide it as it stands. */
  readonly isJudge: boolean;
}

/** Returns why somebody does not answer an appeal; undefined if they do. An answer stands: nobody answers again. */
export function answerRefusal(appeal: AppealCourse, { isOwn, hasRuled, isJudge }: Answering) {
  if (!isAppealOpen(appeal)) return 'answered';
  if (isOwn) return 'own';
  if (hasRuled) return 'ruled-there';
  return isJudge ? undefined : 'others-decide';
}
