import type { Appeal, TableCommand, TableState } from '@gorrion/protocol';
import { ok, refuse } from '@gorrion/rules';
import {
  appealStage,
  appealsUntil,
  chargesAgainst,
  furtherUntil,
  hasUmpireRuled,
  haveAllSigned,
  judgesOf,
  signerOf,
} from '../people/forms.ts';
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
export function appeal(state: TableState, command: Command<'appeal'>, { by, at }: Context): Decision {
  const { type: _, ...written } = command;
  const { hand, charge } = written;
  const until = appealsUntil(state);
  const player = signerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  // The committee of the tournament decides, and hears of it there.
  if (state.event?.kind === 'tournament') return refuse('event-decides');
  if (!isOver(state) || until === undefined) return refuse('sheet-open');
  if (at > until) return refuse('appeal-too-late');
  if (hand > state.session.handNumber) return refuse('no-such-hand');
  if (charge !== undefined && !chargesAgainst(state, player, hand)[charge]) return refuse('no-such-charge');
  const earlier = state.forms?.appeals.filter(one => one.by === player) ?? [];
  if (earlier.length >= APPEALS_OF_ONE) return refuse('too-many-appeals');
  return ok([{ type: 'appealed', by: player, name: by.name, ...written }]);
}

/** Takes an appeal that the players have decided to the umpire. */
export function appealFurther(state: TableState, command: Command<'appeal-further'>, { by, at }: Context): Decision {
  const player = signerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  const asked = state.forms?.appeals[command.appeal];
  if (!isOver(state) || !asked || asked.further) return refuse('no-such-appeal');
  if (!asked.answer) return refuse('not-answered');
  const until = furtherUntil(state, asked);
  if (until === undefined) return refuse('answer-stands');
  if (at > until) return refuse('appeal-too-late');
  return ok([{ type: 'appealed', by: player, name: by.name, hand: asked.hand, text: '', further: command.appeal }]);
}

/**
 * Returns what the players have decided with one more vote: upheld by more than half of those who decide; undefined while it
 * is open.
 */
function verdictWith(state: TableState, appeal: Appeal, isUpheld: boolean): boolean | undefined {
  const all = judgesOf(state, appeal);
  const votes = [...(appeal.votes ?? []).filter(({ by }) => all.includes(by)), { isUpheld }];
  const upheld = votes.filter(vote => vote.isUpheld).length;
  if (2 * upheld > all.length) return true;
  return 2 * (votes.length - upheld) >= all.length ? false : undefined;
}

/** Answers an appeal: each other player says what they think until they have decided, or the umpire decides. */
export function answerAppeal(state: TableState, command: Command<'answer-appeal'>, { by }: Context): Decision {
  const { appeal, isUpheld, remark } = command;
  const asked = state.forms?.appeals[appeal];
  const stage = asked && isOver(state) ? appealStage(state, asked) : 'decided';
  if (!asked || stage === 'decided') return refuse('no-such-appeal');
  if (state.event?.kind === 'tournament') return refuse('event-decides');
  const said = { type: 'appeal-answered', appeal, isUpheld, remark, name: by.name } as const;
  if (isUmpire(state, by.id)) {
    if (hasUmpireRuled(state)) return refuse('ruled-there');
    return stage === 'umpire' ? ok([said]) : refuse('others-decide');
  }
  const player = signerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  if (player === asked.by) return refuse('own-appeal');
  if (stage !== 'players') return refuse('umpire-decides');
  if (asked.votes?.some(vote => vote.by === player)) return ok([]);
  const verdict = verdictWith(state, asked, isUpheld);
  return ok([{ ...said, by: player, ...(verdict !== undefined && { verdict }) }]);
}
