import type { EventRuling } from '@gorrion/events/tournament';
import { foldText, LONGEST_REMARK, type Ruling } from '@gorrion/protocol';
import {
  type ByPlayer,
  FOUL_IDS,
  FOULS,
  type Foul,
  type FoulId,
  isArticle,
  type Player,
  penaltyShares,
  sanctionOf,
  UMPIRE_POINTS,
  type UmpirePoints,
} from '@gorrion/rules';
import type { Receiver } from '../../sheet/session/PointsFields.tsx';

/* A ruling that an umpire writes for a table with real tiles: a foul of the book and what it costs (3.11). */

/** What a player suffers beside points. */
export const PENALTIES = ['warn', 'discard-shown', 'dead-hand', 'void-claim', 'disqualify'] as const;
export type Penalty = (typeof PENALTIES)[number];

export interface RulingDraft {
  readonly player: Player | undefined;
  /** The foul of the book that was chosen; undefined: only its section. */
  readonly foul: FoulId | undefined;
  readonly article: string;
  readonly points: UmpirePoints | 0;
  readonly paidTo: Receiver;
  readonly penalties: readonly Penalty[];
  readonly remark: string;
}

export const EMPTY_RULING: RulingDraft = {
  player: undefined,
  foul: undefined,
  article: '',
  points: 0,
  paidTo: 'nobody',
  penalties: [],
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

/** Returns how often a player has been ruled against by the same section in these rulings, without those taken back. */
export const timesBefore = (rulings: readonly EventRuling[], article: string, player: Player | undefined): number =>
  new Set(
    rulings
      .filter(({ ruling, revoked }) => revoked === undefined && ruling.article === article)
      .filter(({ ruling }) => 'player' in ruling && ruling.player === player)
      // A foul with points and a dead hand is two rulings of one moment.
      .map(({ hand, at }) => `${hand} ${Math.floor(at / 10_000)}`),
  ).size;

const isUmpirePoints = (points: number): points is UmpirePoints =>
  (UMPIRE_POINTS as readonly number[]).includes(points);

/** Returns a draft with a foul and what the book asks for it; the umpire may change all of it. */
export function withFoul(draft: RulingDraft, foul: FoulId, before: number): RulingDraft {
  const { article, paidTo, isDeadHand }: Foul = FOULS[foul];
  const sanction = sanctionOf(foul, before);
  const points = sanction.kind === 'points' && isUmpirePoints(sanction.points) ? sanction.points : 0;
  const penalties: readonly (Penalty | false)[] = [
    sanction.kind === 'warning' && 'warn',
    sanction.kind === 'obligatory-discard' && 'discard-shown',
    (isDeadHand || sanction.kind === 'dead-hand') && 'dead-hand',
    sanction.kind === 'no-hu-this-turn' && 'void-claim',
    (sanction.kind === 'disqualified' || sanction.kind === 'lose-session') && 'disqualify',
  ];
  return {
    ...draft,
    foul,
    article,
    points,
    paidTo: paidTo === 'injured-player' ? 'nobody' : paidTo,
    // What the umpire chose before stays where the book leaves the penalty to them.
    penalties: sanction.kind === 'umpire' ? draft.penalties : penalties.filter(one => one !== false),
  };
}

/** Returns what a draft still lacks; undefined if it can be given. */
export function lackOf({ player, article, points, paidTo, penalties }: RulingDraft) {
  if (player === undefined) return 'player';
  if (!isArticle(article.trim())) return 'article';
  if (points === 0 && penalties.length === 0) return 'penalty';
  return points > 0 && paidTo === player ? 'injured' : undefined;
}

/** Returns the rulings of a draft: one for the points and one for each penalty; none if it lacks something. */
export function rulingsOf(draft: RulingDraft): readonly Ruling[] {
  const { player, points, paidTo, penalties } = draft;
  if (player === undefined || lackOf(draft)) return [];
  const remark = draft.remark.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REMARK);
  const reason = { article: draft.article.trim(), ...(draft.foul && { foul: draft.foul }), ...(remark && { remark }) };
  return [
    ...(points !== 0 ? [{ kind: 'points' as const, player, points, paidTo, ...reason }] : []),
    ...penalties.map(kind => ({ kind, player, ...reason })),
  ];
}

/** Returns what a draft moves on the sheet. */
export const movedBy = ({ player, points, paidTo }: RulingDraft): ByPlayer<number> =>
  player === undefined || points === 0 ? [0, 0, 0, 0] : penaltyShares(player, points, paidTo);
