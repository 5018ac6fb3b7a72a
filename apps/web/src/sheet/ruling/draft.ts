import { foldText, LONGEST_REMARK, type Ruling } from '@gorrion/protocol';
import {
  FOUL_IDS,
  FOULS,
  type Foul,
  type FoulId,
  isArticle,
  type Player,
  sanctionOf,
  UMPIRE_POINTS,
  type UmpirePoints,
} from '@gorrion/rules';

/* A ruling that is being written, at a table of this server or with real tiles: a foul of the book and its cost (3.11). */

/** Who receives the points of a ruling: a player is the injured one. */
export type Receiver = 'nobody' | 'each-opponent' | Player;

/** What a player suffers beside points. */
export const PENALTIES = ['warn', 'discard-shown', 'dead-hand', 'void-claim', 'disqualify'] as const;
export type Penalty = (typeof PENALTIES)[number];

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

/** A ruling that was given. `at`: server time (ms). */
interface Given {
  readonly ruling: Ruling;
  readonly hand: number;
  readonly at: number;
  /** Why it was taken back. */
  readonly revoked?: string;
}

/** Returns how often a player has been ruled against by the same section in these rulings, without those taken back. */
export const timesBefore = (rulings: readonly Given[], article: string, player: Player | undefined): number =>
  new Set(
    rulings
      .filter(({ ruling, revoked }) => revoked === undefined && ruling.article === article)
      .filter(({ ruling }) => 'player' in ruling && ruling.player === player)
      // A foul with points and a dead hand is two rulings of one moment.
      .map(({ hand, at }) => `${hand} ${Math.floor(at / 10_000)}`),
  ).size;

const isUmpirePoints = (points: number): points is UmpirePoints =>
  (UMPIRE_POINTS as readonly number[]).includes(points);

/** What the book asks for a foul. */
interface Cost extends Pick<RulingDraft, 'article' | 'points' | 'paidTo'> {
  readonly foul: FoulId;
  /** Undefined where the book leaves the penalty to the umpire. */
  readonly penalties: readonly Penalty[] | undefined;
}

/** Returns what the book asks for a foul that was committed so often before. */
export function costOf(foul: FoulId, before: number): Cost {
  const { article, paidTo, isDeadHand, steps }: Foul = FOULS[foul];
  const hasPoints = paidTo !== 'injured-player' && steps.some(({ kind }) => kind === 'points' || kind === 'umpire');
  const sanction = sanctionOf(foul, before);
  const penalties: readonly (Penalty | false)[] = [
    sanction.kind === 'warning' && 'warn',
    sanction.kind === 'obligatory-discard' && 'discard-shown',
    (isDeadHand || sanction.kind === 'dead-hand') && 'dead-hand',
    sanction.kind === 'no-hu-this-turn' && 'void-claim',
    (sanction.kind === 'disqualified' || sanction.kind === 'lose-session') && 'disqualify',
  ];
  return {
    foul,
    article,
    points: sanction.kind === 'points' && isUmpirePoints(sanction.points) ? sanction.points : 0,
    paidTo: hasPoints ? paidTo : undefined,
    penalties: sanction.kind === 'umpire' ? undefined : penalties.filter(one => one !== false),
  };
}

/** Returns whether a draft lacks its section of the book. */
export const lacksArticle = ({ article }: RulingDraft): boolean => !isArticle(article.trim());

/** Returns what the points of a draft lack; undefined if nothing, as when there are none. */
export function lackOfPoints({ player, points, paidTo }: RulingDraft): 'receiver' | 'injured' | undefined {
  if (points === 0) return undefined;
  if (paidTo === undefined) return 'receiver';
  return paidTo === player ? 'injured' : undefined;
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
