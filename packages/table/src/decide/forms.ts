import type { TableCommand, TableState } from '@gorrion/protocol';
import { ok, refuse } from '@gorrion/rules';
import { appealsUntil, haveAllSigned, isSheetFinal, signerOf } from '../people/forms.ts';
import { isUmpire } from '../people/umpire.ts';
import type { Context, Decision } from './context.ts';

/* Signing the sheet of a session, and appeals (rulings 99, 101). */

type Command<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;

/** Most appeals of one player in a session. */
const APPEALS_OF_ONE = 4;

const isOver = (state: TableState): boolean => state.stage === 'playing' && state.session.phase === 'over';

/** Signs as the player or as the umpire, who comes last. A signature stays; signing again changes nothing. */
export function signSheet(state: TableState, { by }: Context): Decision {
  const { forms } = state;
  if (!isOver(state) || !forms) return refuse('sheet-open');
  if (isUmpire(state, by.id)) {
    if (!haveAllSigned(state)) return refuse('players-sign-first');
    return ok(forms.umpire ? [] : [{ type: 'sheet-signed', by: 'umpire', name: by.name }]);
  }
  const player = signerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  return ok(forms.signed[player] === null ? [{ type: 'sheet-signed', by: player }] : []);
}

/** Appeals in writing against what was ruled or scored in a hand. */
export function appeal(state: TableState, { hand, text }: Command<'appeal'>, { by, at }: Context): Decision {
  const until = appealsUntil(state);
  const player = signerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  if (!isOver(state) || until === undefined) return refuse('sheet-open');
  if (at > until) return refuse('appeal-too-late');
  if (hand > state.session.handNumber) return refuse('no-such-hand');
  const earlier = state.forms?.appeals.filter(one => one.by === player) ?? [];
  if (earlier.length >= APPEALS_OF_ONE) return refuse('too-many-appeals');
  return ok([{ type: 'appealed', by: player, name: by.name, hand, text }]);
}

/** Answers an appeal, once. */
export function answerAppeal(state: TableState, command: Command<'answer-appeal'>, { by }: Context): Decision {
  const { appeal, isUpheld, remark } = command;
  if (!isUmpire(state, by.id)) return refuse('not-umpire');
  const asked = state.forms?.appeals[appeal];
  if (!isOver(state) || !asked || asked.answer) return refuse('no-such-appeal');
  return ok([{ type: 'appeal-answered', appeal, isUpheld, remark, name: by.name }]);
}

/**
 * Whether rulings are closed: the sheet is final, and no appeal was upheld since the last signature. An upheld appeal
 * opens the figures to the umpire again, and once all have signed anew they are closed.
 */
export function isClosed(state: TableState): boolean {
  const { forms } = state;
  if (!forms || !isSheetFinal(state)) return false;
  const lastSigned = Math.max(...forms.signed.map(at => at ?? 0), forms.umpire?.at ?? 0);
  return !forms.appeals.some(({ answer }) => answer?.isUpheld && answer.at >= lastSigned);
}
