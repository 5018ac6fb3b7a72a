import { type Dispute, LOG_VERSION } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  copiesOf,
  FAN_ARTICLES,
  type FanCount,
  isClaimed,
  type JudgedCount,
  judgeCount,
  meldTiles,
  plainScore,
  RULES_VERSION,
  type Score,
  type ScoredFan,
  SEATS,
  type Seat,
  scoreWin,
  type Tile,
  type WinPayment,
  winPayments,
} from '@gorrion/rules';

/* Counts the hand of a file again with both scorers, and says where they or the file differ. */

/** Something in which the file and the count differ. `file` is what the file says, `counted` what follows. */
export type Difference =
  /** The tiles that were scored are not those of the winner's seat. */
  | { readonly code: 'tiles' }
  /** More tiles of a kind lie open than the set has. */
  | { readonly code: 'copies'; readonly tile: Tile }
  /** A circumstance that does not follow from the table as it lay. */
  | { readonly code: Circumstance }
  /** The tiles are no complete hand. */
  | { readonly code: 'incomplete' }
  /** The two scorers count different totals. */
  | { readonly code: 'scorers'; readonly first: number; readonly second: number }
  /** A fan that is counted more or less often than the file says, or is worth other points. */
  | { readonly code: 'fan'; readonly fan: ScoredFan; readonly file: number; readonly counted: number }
  | { readonly code: 'total' | 'flowers'; readonly file: number; readonly counted: number }
  /** What is paid is below the minimum of the rules. */
  | { readonly code: 'minimum'; readonly file: number; readonly counted: number }
  | { readonly code: 'payment'; readonly seat: Seat; readonly file: number; readonly counted: number }
  /** The file names other articles for a fan than the rulebook has. */
  | { readonly code: 'articles'; readonly fan: ScoredFan };

type Circumstance =
  | 'self-drawn'
  | 'robbed'
  | 'winds'
  | 'flowers-shown'
  | 'last-of-wall'
  | 'last-of-kind'
  | 'after-kong';

export interface Recount {
  /** What the product's scorer counts; undefined if the tiles are no complete hand. */
  readonly first: Score | undefined;
  /** What the second scorer counts. */
  readonly second: Score | undefined;
  /** What is paid: all that is counted, or where the winner counts the fans that were named. */
  readonly paid: Score | undefined;
  /** What became of the winner's count. */
  readonly judged: JudgedCount | undefined;
  readonly payments: BySeat<WinPayment & { readonly penalty: number }> | undefined;
  readonly differences: readonly Difference[];
  /** Whether this engine is the one that counted the file. */
  readonly isSameEngine: boolean;
}

const text = (tiles: readonly Tile[]): string => tiles.toSorted((a, b) => a - b).join();

/** Whether the scored tiles could be a hand of fourteen: the scorers are not asked about others. */
function isHand({ win: { claim } }: Dispute): boolean {
  const { concealed, melds, winningTile } = claim;
  const tiles = [...concealed, ...melds.flatMap(meldTiles), winningTile];
  const isPlaying = tiles.every(tile => tile >= 0 && copiesOf(tile) === 4);
  const hasFour = tiles.every(tile => tiles.filter(other => other === tile).length <= 4);
  return isPlaying && hasFour && concealed.length === 13 - 3 * melds.length;
}

/** Returns every open tile of the table once. A discard that was claimed lies in a set. */
function openTiles({ seats, win }: Dispute): readonly Tile[] {
  const lying = SEATS.flatMap(seat => {
    const { concealed, melds, flowers, discards } = seats[seat];
    const river = discards.filter(({ isClaimed: isTaken }) => !isTaken).map(({ tile }) => tile);
    return [...concealed, ...melds.flatMap(meldTiles), ...flowers, ...river];
  });
  return isInRiver({ seats, win }) || isInKong({ seats, win }) ? lying : [...lying, win.claim.winningTile];
}

type Table = Pick<Dispute, 'seats' | 'win'>;

/** Whether the winning tile lies last in the river of the seat that discarded it. */
const isInRiver = ({ seats, win }: Table): boolean => {
  const last = seats[win.from].discards.at(-1);
  return win.from !== win.seat && !win.robbed && last?.tile === win.claim.winningTile && !last.isClaimed;
};

/** Whether the winning tile still lies in the kong to which it was added. */
const isInKong = ({ seats, win }: Table): boolean =>
  win.robbed && seats[win.from].melds.some(meld => meld.kind === 'kong' && meld.tile === win.claim.winningTile);

/** Returns how many copies of the winning tile lay open for all beside itself (article 49). */
function openCopies(dispute: Dispute): number {
  const { seats, win } = dispute;
  const tile = win.claim.winningTile;
  const shown = SEATS.flatMap(seat => [
    ...seats[seat].melds.filter(isClaimed).flatMap(meldTiles),
    ...seats[seat].discards.filter(({ isClaimed: isTaken }) => !isTaken).map(one => one.tile),
  ]);
  return shown.filter(one => one === tile).length - (isInRiver(dispute) ? 1 : 0);
}

/** Returns the circumstances of the file that do not follow from the table as it lay. */
function wrongCircumstances(dispute: Dispute): readonly Difference[] {
  const { win, rules, round, wallLeft, seats } = dispute;
  const { claim, robbed } = win;
  const selfDrawn = win.from === win.seat;
  const mayBeLast = !robbed && (!selfDrawn || rules.lastTileSelfDraw);
  const hasKong = claim.melds.some(({ kind }) => kind === 'kong');
  const checks: readonly (readonly [Circumstance, boolean])[] = [
    ['self-drawn', claim.selfDrawn === selfDrawn],
    ['robbed', claim.robbingKong === robbed && !(robbed && selfDrawn)],
    ['winds', claim.seatWind === win.seat && claim.prevalentWind === round],
    ['flowers-shown', claim.flowers === seats[win.seat].flowers.length],
    ['last-of-wall', claim.lastOfWall === (wallLeft === 0 && !robbed)],
    ['last-of-kind', claim.lastOfKind === (mayBeLast && openCopies(dispute) === 3)],
    ['after-kong', !claim.afterKong || (selfDrawn && hasKong)],
  ];
  return checks.flatMap(([code, isRight]) => (isRight ? [] : [{ code }]));
}

function wrongTiles(dispute: Dispute): readonly Difference[] {
  const { claim, seat } = dispute.win;
  const own = dispute.seats[seat];
  const isOwn =
    text(claim.concealed) === text(own.concealed) && JSON.stringify(claim.melds) === JSON.stringify(own.melds);
  const open = openTiles(dispute);
  const many = [...new Set(open)].filter(tile => open.filter(one => one === tile).length > copiesOf(tile));
  return [...(isOwn ? [] : [{ code: 'tiles' } as const]), ...many.map(tile => ({ code: 'copies', tile }) as const)];
}

/** Returns the fans in which the file differs from a count. */
function wrongFans({ score }: Dispute, counted: readonly FanCount[]): readonly Difference[] {
  const pointsOf = (fans: readonly FanCount[], id: ScoredFan) =>
    fans.filter(fan => fan.id === id).reduce((sum, { times, points }) => sum + times * points, 0);
  const all = [...new Set([...score.fans, ...counted].map(({ id }) => id))];
  return all.flatMap(id => {
    const [file, own] = [pointsOf(score.fans, id), pointsOf(counted, id)];
    return file === own ? [] : [{ code: 'fan', fan: id, file, counted: own } as const];
  });
}

function wrongScore(dispute: Dispute, paid: Score, second: Score | undefined, whole: Score): readonly Difference[] {
  const { score, rules, win } = dispute;
  // Equal readings of a hand may have other fans; either scorer's choice is right (article 60).
  const isEqual = !win.count && second !== undefined && wrongFans(dispute, second.fans).length === 0;
  return [
    ...(whole.total === second?.total
      ? []
      : [{ code: 'scorers', first: whole.total, second: second?.total ?? 0 } as const]),
    ...(isEqual ? [] : wrongFans(dispute, paid.fans)),
    ...(score.total === paid.total ? [] : [{ code: 'total', file: score.total, counted: paid.total } as const]),
    ...(score.flowers === paid.flowers
      ? []
      : [{ code: 'flowers', file: score.flowers, counted: paid.flowers } as const]),
    ...(paid.total >= rules.minPoints
      ? []
      : [{ code: 'minimum', file: rules.minPoints, counted: paid.total } as const]),
  ];
}

const wrongArticles = ({ score }: Dispute): readonly Difference[] =>
  score.fans
    .filter(({ id, articles }) => articles.join() !== FAN_ARTICLES[id].join())
    .map(({ id }) => ({ code: 'articles', fan: id }));

/** Counts the hand of a file again. Nothing of what the file says of its score is used. */
export function recount(dispute: Dispute): Recount {
  const { win, rules, engine } = dispute;
  const isCountable = isHand(dispute);
  const first = isCountable ? scoreWin(win.claim, rules) : undefined;
  const second = isCountable ? plainScore(win.claim, rules) : undefined;
  const judged = first && win.count ? judgeCount(win.claim, rules, win.count.declared) : undefined;
  const paid = judged?.score ?? first;
  const changes = paid && winPayments({ seat: win.seat, from: win.from, robbed: win.robbed, score: paid }, rules);
  const payments =
    changes &&
    bySeat(seat => {
      const { penalty } = dispute.payments[seat];
      return { ...changes[seat], penalty, change: changes[seat].change + penalty };
    });
  const wrongPayments = SEATS.flatMap(seat => {
    const [file, counted] = [dispute.payments[seat].change, payments?.[seat].change];
    return counted === undefined || file === counted ? [] : [{ code: 'payment', seat, file, counted } as const];
  });
  const versions = wrongArticles(dispute);
  const isSameEngine = engine.version === RULES_VERSION && engine.log === LOG_VERSION;
  return {
    first,
    second,
    paid,
    judged,
    payments,
    isSameEngine,
    differences: [
      ...wrongTiles(dispute),
      ...wrongCircumstances(dispute),
      ...(first && paid ? wrongScore(dispute, paid, second, first) : [{ code: 'incomplete' } as const]),
      ...wrongPayments,
      // Another engine may have another rulebook.
      ...(isSameEngine ? versions : []),
    ],
  };
}
