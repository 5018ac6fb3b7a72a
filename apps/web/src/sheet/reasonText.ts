import type { LostFan, MeldCall, ReadyNumbers, ReviewReason, UsedTile } from '@gorrion/protocol';
import { FAN_NAMES, rankOf, type ScoredFan, type Seat, type Tile } from '@gorrion/rules';
import { fanName } from '../kit/i18n/fanName.ts';
import type { Translate } from '../kit/i18n/index.ts';
import { rankedName, tileName, windName } from '../kit/tiles/index.ts';

type Id = ReviewReason['id'];
type Numbers<I extends Id> = Extract<ReviewReason, { id: I }>;

/** Returns the name that a sentence gives to a seat. */
type NameOf = (seat: Seat) => string;

/** From this number of tiles on, a sentence names how many kinds there are. */
const MANY_TILES = 4;
/** Below this share percents are written with one decimal. */
const SMALL = 0.05;

const percent = (t: Translate, share: number): string =>
  share.toLocaleString(t.locale, { style: 'percent', maximumFractionDigits: share < SMALL ? 1 : 0 });

/** Writes points of an estimate with one decimal. */
const decimal = (t: Translate, points: number): string => t.number(Math.round(points * 10) / 10);

const isFan = (route: string): route is ScoredFan => route in FAN_NAMES;

/** Returns a route as the advice names it: its fan, or several small fans. */
const routeName = (t: Translate, route: string): string =>
  isFan(route) ? fanName(route, t.locale) : t('reasons.smallFans');

const callName = (t: Translate, call: MeldCall): string => t.calls[call].toLowerCase();

/** Returns a call with the tile that it takes; a review of an older evaluator does not name it. */
function callOfTile(t: Translate, call: MeldCall, tile: Tile | undefined): string {
  const name = callName(t, call);
  return tile === undefined ? name : t('reasons.callOf', { call: name, tile: tileName(t, tile) });
}

/** Returns a set as players say it: "789 Bamboo", "the pair of East Wind". */
function setName(t: Translate, set: readonly Tile[]): string {
  const [first] = set;
  if (first === undefined) return '';
  if (set.every(tile => tile === first)) {
    const tile = tileName(t, first);
    return set.length === 2 ? t('reasons.pairOf', { tile }) : t('reasons.callOf', { call: t.calls.pung, tile });
  }
  return rankedName(t, first, set.map(tile => rankOf(tile)).join(''));
}

function usedText(t: Translate, isBroken: boolean, { tile, set, fans }: UsedTile): string {
  const places = { tile: tileName(t, tile), set: setName(t, set), fans: fanList(t, fans) };
  if (set.length < 2) return t('reasons.tileOf', places);
  if (fans.length === 0) return t(isBroken ? 'reasons.setBroken' : 'reasons.tileNeeded', places);
  return t(isBroken ? 'reasons.setBrokenOf' : 'reasons.tileNeededOf', places);
}

const fanList = (t: Translate, fans: readonly LostFan[]): string =>
  t.all(fans.map(({ fan, points }) => t('reasons.fan', { name: fanName(fan, t.locale), points })));

const tileList = (t: Translate, tiles: readonly Tile[]): string =>
  tiles.length < MANY_TILES
    ? t.either(tiles.map(tile => tileName(t, tile)))
    : t('reasons.kinds', { count: tiles.length });

function readyPlaces(t: Translate, { tiles, live, least, most, isSelfDrawn }: ReadyNumbers) {
  const sum = least === most ? t('reasons.points', { count: most }) : t('reasons.pointsTo', { least, most });
  const points = isSelfDrawn ? t('reasons.selfDrawn', { points: sum }) : sum;
  return { points, tiles: tileList(t, tiles), count: live };
}

/** Puts the tile before a sentence about it; a review of an older evaluator does not name it. */
const ofTile = (t: Translate, tile: Tile | undefined, sentence: string): string =>
  tile === undefined ? sentence : t('reasons.ofTile', { tile: tileName(t, tile), sentence });

/** The sentence of each reason. */
const SENTENCES: { readonly [I in Id]: (t: Translate, reason: Numbers<I>, nameOf: NameOf) => string } = {
  'win-refused': (t, { points }) => t('reasons.winRefused', { count: points }),
  'flower-kept': (t, { flowers }) => t('reasons.flowerKept', { count: flowers }),
  'ready-below-minimum': (t, { points, minimum }) => t('reasons.belowMinimum', { points, minimum }),
  'wider-below-minimum': (t, { points, minimum, best, played }) =>
    t('reasons.widerBelow', { points, minimum, best, played }),
  'self-draw-only': (t, { points, minimum }) => t('reasons.selfDrawOnly', { points, minimum }),
  'dead-wait': (t, { tiles }) => t('reasons.deadWait', { tiles: tileList(t, tiles) }),
  'ready-missed': (t, numbers) => t('reasons.readyMissed', readyPlaces(t, numbers)),
  'wider-wait': (t, { tiles, best, played }) =>
    tiles
      ? t('reasons.widerWaitOn', { count: played, best, tiles: tileList(t, tiles) })
      : t('reasons.widerWait', { count: played, best }),
  'further-away': (t, { best, played }) => t('reasons.furtherAway', { best, played }),
  'no-way-left': (t, { minimum }) => t('reasons.noWayLeft', { minimum }),
  'scarce-tile': (t, { tile, live }) => t('reasons.scarceTile', { tile: tileName(t, tile), count: live }),
  'worth-more': (t, { best, played }) => t('reasons.worthMore', { best, played }),
  'route-closed': (t, { route, points }) => t('reasons.routeClosed', { route: routeName(t, route), points }),
  'route-opened': (t, { route, points }) => t('reasons.routeOpened', { route: routeName(t, route), points }),
  'secures-points': (t, { best, played, minimum }) => t('reasons.securesPoints', { best, played, minimum }),
  'concealed-fans-lost': (t, { call, fans }) =>
    t('reasons.fansLost', { call: callName(t, call), fans: fanList(t, fans) }),
  'call-missed': (t, { call, tile, best, played }) =>
    t('reasons.callMissed', { call: callOfTile(t, call, tile), count: best, played }),
  'call-without-use': (t, { call, tile, missing }) =>
    t('reasons.callWithoutUse', { call: callOfTile(t, call, tile), count: missing }),
  'kong-missed': (t, { tile }) => t('reasons.kongMissed', { tile: tileName(t, tile) }),
  'kong-may-be-robbed': (t, { tile, seat, chance }, nameOf) =>
    t('reasons.robbedKong', { tile: tileName(t, tile), name: nameOf(seat), chance: percent(t, chance) }),
  dangerous: (t, { tile, seat, played, best }, nameOf) =>
    t('reasons.dangerous', {
      tile: tileName(t, tile),
      name: nameOf(seat),
      played: percent(t, played),
      best: percent(t, best),
    }),
  'late-risk': (t, { tile, left, played, best }) =>
    ofTile(t, tile, t('reasons.lateRisk', { count: left, played: percent(t, played), best: percent(t, best) })),
  'safety-too-dear': (t, { tile, risk, chance }) =>
    ofTile(
      t,
      tile,
      t('reasons.safetyTooDear', {
        risk: percent(t, risk.played),
        bestRisk: percent(t, risk.best),
        chance: percent(t, chance.played),
        bestChance: percent(t, chance.best),
      }),
    ),
  'set-broken': (t, used) => usedText(t, true, used),
  'tile-needed': (t, used) => usedText(t, false, used),
  'other-hand': (t, { best, played }) =>
    played.length > 0
      ? t('reasons.otherHand', { best: fanList(t, best), played: fanList(t, played) })
      : t('reasons.handLost', { best: fanList(t, best) }),
  'fewer-useful': (t, { tiles, best, played }) => t('reasons.fewerUseful', { played, best, tiles: tileList(t, tiles) }),
  'idle-kept': (t, { tile, fans }) => t('reasons.idleKept', { tile: tileName(t, tile), fans: fanList(t, fans) }),
  'tile-idle': (t, { tile, fans }) => t('reasons.tileIdle', { tile: tileName(t, tile), fans: fanList(t, fans) }),
  'less-chance': (t, { best, played }) =>
    t('reasons.lessChance', { best: percent(t, best), played: percent(t, played) }),
  'less-value': (t, { loss }) => t('reasons.lessValue', { loss: decimal(t, loss) }),
  'win-taken': (t, { points }) => t('reasons.winTaken', { count: points }),
  'too-close': (t, { loss, plusMinus }) =>
    t('reasons.tooClose', { loss: decimal(t, loss), plusMinus: decimal(t, plusMinus) }),
  ready: (t, numbers) => t('reasons.ready', readyPlaces(t, numbers)),
  'call-useful': (t, { call, tile, played, without }) =>
    t('reasons.callUseful', { call: callOfTile(t, call, tile), count: played, without }),
  'concealed-fans-kept': (t, { call, fans }) =>
    t('reasons.fansKept', { call: callName(t, call), fans: fanList(t, fans) }),
  'points-secured': (t, { points, missing, minimum }) =>
    missing > 0
      ? t('reasons.secured', { points, count: missing, minimum })
      : t('reasons.securedAll', { points, minimum }),
  'route-kept': (t, { route, points }) => t('reasons.routeKept', { route: routeName(t, route), points }),
  safer: (t, { played, other }) => t('reasons.safer', { played: percent(t, played), other: percent(t, other) }),
  'only-choice': (t, { isDiscard, gap }) =>
    t(isDiscard ? 'reasons.onlyDiscard' : 'reasons.onlyChoice', { gap: decimal(t, gap) }),
  'equal-choices': (t, { count, isAtLeast }) =>
    isAtLeast ? t('reasons.manyEqual', { count }) : t('reasons.equalChoices', { count }),
  'expert-choice': t => t('reasons.expertChoice'),
};

/**
 * Returns a reason as a sentence that can stand alone, as the headline of a decision. Seats are named by their winds
 * unless `nameOf` names them.
 */
export function reasonText(t: Translate, reason: ReviewReason, nameOf: NameOf = seat => windName(t, seat)): string {
  const sentence = SENTENCES[reason.id] as (t: Translate, reason: ReviewReason, nameOf: NameOf) => string;
  return sentence(t, reason, nameOf);
}
