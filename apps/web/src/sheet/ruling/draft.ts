import { foldText, LONGEST_REMARK, type Ruling } from '@gorrion/protocol';
import {
  askedForFoul,
  FOUL_IDS,
  FOULS,
  type FoulId,
  type GivenRuling,
  isArticle,
  type Player,
  timesBefore,
  type UmpirePoints,
} from '@gorrion/rules';

/* A ruling that is being written, at a table of this server or with real tiles: a foul of the book and its cost (3.11). */

/** Who receives the points of a ruling: a player is the injured one. */
export type Receiver = 'nobody' | 'each-opponent' | Player;

export interface RulingDraft {
  /** Undefined until one is chosen: with the first player chosen beforehand, a slip would rule against them. */
  readonly player: Player | undefined;
  /** The foul of the book that was chosen; undefined: only its section. */
  readonly foul: FoulId | undefined;
  readonly article: string;
  readonly points: UmpirePoints | 0;
  /** Undefined until the foul or the umpire says it. */
  readonly paidTo: Receiver | undefined;
  readonly remark: string;
}

export const EMPTY_DRAFT: RulingDraft = {
  player: undefined,
  foul: undefined,
  article: '',
  points: 0,
  paidTo: undefined,
  remark: '',
};

/** Fouls that are offered before anything is searched for. */
export const FREQUENT: readonly FoulId[] = [
  'false-hu-points',
  'false-hu-shape',
  'change-of-mind',
  'passing-information',
  'rule-violation',
];

/** Returns the fouls whose name or article has every word of a text; all of them for an empty text. */
export function foundFouls(text: string, nameOf: (foul: FoulId) => string): readonly FoulId[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return FOUL_IDS.filter(id => {
    const whole = foldText(`${nameOf(id)} ${FOULS[id].name} ${FOULS[id].article}`);
    return words.every(word => whole.includes(word));
  });
}

/**
 * Returns a draft about another player. Who has committed its foul another number of times is asked for something else:
 * `withFoul` puts that into a draft.
 */
export function withPlayer<Draft extends RulingDraft>(
  draft: Draft,
  player: Player,
  given: readonly GivenRuling[],
  withFoul: (draft: Draft, foul: FoulId, before: number) => Draft,
): Draft {
  // A player who was chosen as the injured one beside another may be the one who pays now.
  const next = { ...draft, player, paidTo: typeof draft.paidTo === 'number' ? undefined : draft.paidTo };
  const { foul } = draft;
  if (!foul) return next;
  const times = (one: Player | undefined) => timesBefore(given, FOULS[foul].article, one);
  return times(player) === times(draft.player) ? next : withFoul(next, foul, times(player));
}

/** Returns whether a draft lacks its section of the book. */
export const lacksArticle = ({ article }: RulingDraft): boolean => !isArticle(article.trim());

/** Returns what the points of a draft lack; undefined if nothing, as when there are none. */
export function lackOfPoints({ player, points, paidTo }: RulingDraft): 'receiver' | 'injured' | undefined {
  if (points === 0) return undefined;
  if (paidTo === undefined) return 'receiver';
  return paidTo === player ? 'injured' : undefined;
}

/** Returns the word for what a draft lacks: `free` for the penalty of a foul for which the book names none. */
export function lackWord<Lack extends string>(lack: Lack, { foul }: RulingDraft): Lack | 'free' {
  const isPenalty = lack === 'act' || lack === 'penalty';
  return isPenalty && foul && askedForFoul(foul, 0).penalties === undefined ? 'free' : lack;
}

/** Returns the reason of a ruling: its section, its foul and its remark. */
export function reasonOf({ article, foul, remark }: RulingDraft): Pick<Ruling, 'article' | 'foul' | 'remark'> {
  const clean = remark.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REMARK);
  return { article: article.trim(), ...(foul && { foul }), ...(clean && { remark: clean }) };
}

/** Returns the ruling about the points of a draft; undefined without points, or where they lack something. */
export function pointsRuling(draft: RulingDraft): Ruling | undefined {
  const { player, points, paidTo } = draft;
  if (player === undefined || points === 0 || paidTo === undefined || lackOfPoints(draft)) return undefined;
  return { kind: 'points', player, points, paidTo, ...reasonOf(draft) };
}
