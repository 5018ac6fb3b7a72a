import { type HandState, isFlower, type SeatCommand, type Tile, tilesUsedBy } from '@gorrion/rules';

type Of<T extends SeatCommand['type']> = Extract<SeatCommand, { type: T }>;
export type KongOffer = Of<'declare-kong'> | Of<'claim'>;
export interface ChowOffer {
  readonly command: Of<'claim'>;
  readonly low: Tile;
}

/** The legal commands, sorted as the bar and the keys offer them. The board knows no rules: it offers only what it is given. */
export interface Offers {
  readonly win: SeatCommand | undefined;
  /** The claimed tile's kong, or the kongs that can be declared on an own turn. */
  readonly kongs: readonly KongOffer[];
  readonly pung: SeatCommand | undefined;
  readonly chows: readonly ChowOffer[];
  /** The replacement of a kong that may be declined. */
  readonly replacement: SeatCommand | undefined;
  /** Lets a claim go, or declines that replacement. */
  readonly pass: SeatCommand | undefined;
  readonly flowers: readonly Of<'expose-flower'>[];
  readonly discards: ReadonlyMap<Tile, Of<'discard'>>;
}

const claimOf = (actions: readonly SeatCommand[], kind: Of<'claim'>['claim']['kind']) =>
  actions.find((action): action is Of<'claim'> => action.type === 'claim' && action.claim.kind === kind);

export function offersOf(actions: readonly SeatCommand[]): Offers {
  const of = <T extends SeatCommand['type']>(type: T) =>
    actions.filter((action): action is Of<T> => action.type === type);
  const claimedKong = claimOf(actions, 'kong');
  return {
    win: of('declare-win')[0] ?? claimOf(actions, 'win'),
    kongs: claimedKong ? [claimedKong] : of('declare-kong'),
    pung: claimOf(actions, 'pung'),
    chows: of('claim').flatMap(command => (command.claim.kind === 'chow' ? [{ command, low: command.claim.low }] : [])),
    replacement: of('draw')[0],
    pass: claimOf(actions, 'pass') ?? of('decline-replacement')[0],
    flowers: of('expose-flower'),
    discards: new Map(of('discard').map(command => [command.tile, command])),
  };
}

/** Returns what a press on a tile of the own hand does: it is discarded; a flower that may only be shown is shown. */
export const pressedTile = ({ discards, flowers }: Offers, tile: Tile): SeatCommand | undefined =>
  discards.get(tile) ?? (isFlower(tile) ? flowers.find(flower => flower.tile === tile) : undefined);

/** Returns whether there is an offer other than discards. */
export const hasOffers = ({ win, kongs, pung, chows, pass, flowers }: Offers): boolean =>
  Boolean(win || kongs.length || pung || chows.length || pass || flowers.length);

/** Returns the tiles of the own hand that an offer would use, the claimed one not among them. */
export function usedBy(command: SeatCommand, { phase }: HandState): readonly Tile[] {
  if (command.type === 'declare-kong') return [command.tile, command.tile, command.tile, command.tile];
  return command.type === 'claim' && phase.name === 'claims' ? tilesUsedBy(command.claim, phase) : [];
}
