import type { Appeal, TableCommand, TableState } from '@gorrion/protocol';
import { answerRefusal, appealRefusal, furtherRefusal, ok, refuse, signatureRefusal } from '@gorrion/rules';
import {
  appealStage,
  chargesAgainst,
  hasUmpireRuled,
  isHeardAbove,
  judgesOf,
  signedSheet,
  signerOf,
} from '../people/forms.ts';
import { isUmpire } from '../people/umpire.ts';
import type { Context, Decision } from './context.ts';

/* Signing the sheet of a session, and appeals, by the law that holds for all sheets (articles 99, 101). */

type Command<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;

/** What a table says where the law refuses. */
const REFUSED = {
  'not-ended': 'sheet-open',
  'players-sign-first': 'players-sign-first',
  final: 'sheet-final',
  'too-late': 'appeal-too-late',
  'no-such-hand': 'no-such-hand',
  'too-many': 'too-many-appeals',
  'not-answered': 'not-answered',
  'further-already': 'no-such-appeal',
  'nobody-above': 'answer-stands',
  answered: 'no-such-appeal',
  own: 'own-appeal',
  'ruled-there': 'ruled-there',
  'others-decide': 'others-decide',
} as const;

const isOver = (state: TableState): boolean => state.stage === 'playing' && state.session.phase === 'over';

/** Signs as the player or as the umpire, who comes last. A signature stays; signing again changes nothing. */
export function signSheet(state: TableState, { by }: Context): Decision {
  if (!isOver(state) || !state.forms) return refuse('sheet-open');
  const as = isUmpire(state, by.id) ? 'umpire' : signerOf(state, by.id);
  if (as === undefined) return refuse('not-seated');
  const refusal = signatureRefusal(signedSheet(state), as);
  if (refusal === 'signed') return ok([]);
  if (refusal) return refuse(REFUSED[refusal]);
  return ok([as === 'umpire' ? { type: 'sheet-signed', by: as, name: by.name } : { type: 'sheet-signed', by: as }]);
}

/** Appeals in writing against what was ruled or scored in a hand. */
export function appeal(state: TableState, command: Command<'appeal'>, { by, at }: Context): Decision {
  const { type: _, ...written } = command;
  const { hand, charge } = written;
  const player = signerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  // The committee of the tournament decides, and hears of it there.
  if (state.event?.kind === 'tournament') return refuse('event-decides');
  const refusal = appealRefusal({
    at,
    endedAt: isOver(state) ? state.forms?.to : undefined,
    hand,
    lastHand: state.session.handNumber,
    earlier: state.forms?.appeals.filter(one => one.by === player).length ?? 0,
  });
  if (refusal) return refuse(REFUSED[refusal]);
  if (charge !== undefined && !chargesAgainst(state, player, hand)[charge]) return refuse('no-such-charge');
  return ok([{ type: 'appealed', by: player, name: by.name, ...written }]);
}

/** Takes an appeal that the players have decided to the umpire. */
export function appealFurther(state: TableState, command: Command<'appeal-further'>, { by, at }: Context): Decision {
  const player = signerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  const asked = isOver(state) ? state.forms?.appeals[command.appeal] : undefined;
  if (!asked) return refuse('no-such-appeal');
  const refusal = furtherRefusal(asked, { at, isHeardAbove: isHeardAbove(state, asked) });
  if (refusal) return refuse(REFUSED[refusal]);
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
  const asked = isOver(state) ? state.forms?.appeals[appeal] : undefined;
  if (!asked) return refuse('no-such-appeal');
  if (state.event?.kind === 'tournament') return refuse('event-decides');
  const as = isUmpire(state, by.id) ? 'umpire' : signerOf(state, by.id);
  if (as === undefined) return refuse('not-seated');
  const isOfUmpire = as === 'umpire';
  const refusal = answerRefusal(asked, {
    isOwn: as === asked.by,
    hasRuled: isOfUmpire && hasUmpireRuled(state),
    isJudge: appealStage(state, asked) === (isOfUmpire ? 'umpire' : 'players'),
  });
  if (refusal) return refuse(refusal === 'others-decide' && !isOfUmpire ? 'umpire-decides' : REFUSED[refusal]);
  const said = { type: 'appeal-answered', appeal, isUpheld, remark, name: by.name } as const;
  if (isOfUmpire) return ok([said]);
  if (asked.votes?.some(vote => vote.by === as)) return ok([]);
  const verdict = verdictWith(state, asked, isUpheld);
  return ok([{ ...said, by: as, ...(verdict !== undefined && { verdict }) }]);
}
