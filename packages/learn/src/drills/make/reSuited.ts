import { evaluate } from '@gorrion/bots';
import {
  bySeat,
  type Claim,
  type HandState,
  isFlower,
  isHidden,
  isSameAction,
  isSuited,
  type Meld,
  type RandomSource,
  SEATS,
  type Seat,
  type SeatCommand,
  seatAfter,
  seeded,
  shuffled,
  type Tile,
  type WinningClaim,
  waitsOf,
} from '@gorrion/rules';
import {
  completed,
  doScorersAgree,
  fansQuestion,
  haveSameFans,
  type QuestionName,
  waitsQuestion,
  worthQuestion,
} from '../computed.ts';
import { isCertainlySafe } from '../judge/safety.ts';
import type { DrillQuestion, PlayQuestion, WaitsQuestion } from '../question.ts';

/** Where each tile and each wind goes. */
interface Permutation {
  readonly tile: (tile: Tile) => Tile;
  readonly wind: (seat: Seat) => Seat;
}

/** Permutations that are tried: most keep every fan. */
const TRIES = 24;

/** Returns a permutation of suits, dragons and, for hands that nobody plays on, winds; perhaps with mirrored ranks. */
function permutation(random: RandomSource, isWholeHand: boolean): Permutation {
  const suits = shuffled([0, 1, 2], random);
  const winds = isWholeHand ? shuffled(SEATS, random) : SEATS;
  const dragons = shuffled([31, 32, 33], random);
  const isMirrored = isWholeHand && random() < 0.5;
  const wind = (seat: Seat) => winds[seat]!;
  const tile = (from: Tile): Tile => {
    if (isHidden(from) || isFlower(from)) return from;
    if (!isSuited(from)) return (from < 31 ? 27 + winds[from - 27]! : dragons[from - 31]!) as Tile;
    const rank = from % 9;
    return (9 * suits[Math.floor(from / 9)]! + (isMirrored ? 8 - rank : rank)) as Tile;
  };
  return { tile, wind };
}

/** Mirroring turns a chow round: its lowest tile is that of its highest. */
function meldIn({ tile }: Permutation, meld: Meld): Meld {
  if (meld.kind !== 'chow') return { ...meld, tile: tile(meld.tile) };
  const low = Math.min(tile(meld.low), tile((meld.low + 2) as Tile)) as Tile;
  return { ...meld, low, claimed: tile(meld.claimed) };
}

/** Returns the melds of a whole hand. Its owner may sit elsewhere now: a tile of their left neighbour stays one. */
const meldsIn = (change: Permutation, melds: readonly Meld[], owner: Seat): readonly Meld[] =>
  melds
    .map(meld => meldIn(change, meld))
    .map(meld => ('from' in meld ? { ...meld, from: seatAfter(change.wind(owner), meld.from - owner) } : meld));

const sortedIn = ({ tile }: Permutation, tiles: readonly Tile[]): readonly Tile[] =>
  tiles.map(tile).sort((a, b) => a - b);

const claimIn = (change: Permutation, claim: WinningClaim): WinningClaim => ({
  ...claim,
  melds: meldsIn(change, claim.melds, claim.seatWind),
  concealed: sortedIn(change, claim.concealed),
  winningTile: change.tile(claim.winningTile),
  seatWind: change.wind(claim.seatWind),
  prevalentWind: change.wind(claim.prevalentWind),
});

/** Returns the question about the same wait with other tiles; undefined if a tile would bring other fans. */
function waitsIn(change: Permutation, question: WaitsQuestion, name: QuestionName): WaitsQuestion | undefined {
  const { concealed, melds, seatWind, prevalentWind, rules } = question;
  const hand = {
    concealed: sortedIn(change, concealed),
    melds: meldsIn(change, melds, seatWind),
    seatWind: change.wind(seatWind),
    prevalentWind: change.wind(prevalentWind),
  };
  const before = waitsOf(concealed, melds).tiles;
  const after = waitsOf(hand.concealed, hand.melds).tiles;
  const isSame =
    sortedIn(change, before).join() === after.join() &&
    before.every(tile =>
      haveSameFans(completed(question, tile, false), completed(hand, change.tile(tile), false), rules),
    );
  return isSame ? waitsQuestion(hand, name) : undefined;
}

function viewIn(change: Permutation, view: HandState): HandState {
  const { phase } = view;
  const seats = bySeat(seat => {
    const own = view.seats[seat];
    const discards = own.discards.map(({ meld, ...discard }) => ({
      ...discard,
      tile: change.tile(discard.tile),
      ...(meld && { meld: meldIn(change, meld) }),
    }));
    const melds = own.melds.map(meld => meldIn(change, meld));
    return { ...own, discards, melds, concealed: sortedIn(change, own.concealed) };
  });
  if (phase.name === 'claims') return { ...view, seats, phase: { ...phase, tile: change.tile(phase.tile) } };
  if (phase.name !== 'turn' || phase.drawn === undefined) return { ...view, seats };
  return { ...view, seats, phase: { ...phase, drawn: change.tile(phase.drawn) } };
}

const claimAs = ({ tile }: Permutation, claim: Claim): Claim =>
  claim.kind === 'chow' ? { ...claim, low: tile(claim.low) } : claim;

/** Returns the best answer of a question as an action. */
function bestAction({ seat, ...question }: PlayQuestion): SeatCommand | undefined {
  if (question.kind === 'claim') {
    const [best] = question.options;
    return best && { type: 'claim', seat, claim: best.claim };
  }
  const [best] = question.options;
  return best && { type: 'discard', seat, tile: best.tile };
}

const optionsIn = (change: Permutation, question: PlayQuestion): PlayQuestion => {
  const { tile } = change;
  switch (question.kind) {
    case 'claim':
      return { ...question, options: question.options.map(each => ({ ...each, claim: claimAs(change, each.claim) })) };
    case 'discard':
      return { ...question, options: question.options.map(each => ({ ...each, tile: tile(each.tile) })) };
    case 'route':
      return { ...question, options: question.options.map(each => ({ ...each, tile: tile(each.tile) })) };
    case 'safe':
      return { ...question, options: question.options.map(each => ({ ...each, tile: tile(each.tile) })) };
  }
};

/** Returns whether the answer of a changed question still holds: by proof if it is about safety, else by the expert. */
function stillHolds(question: PlayQuestion): boolean {
  if (question.kind === 'safe') {
    const { view, seat, options } = question;
    return options.every(({ tile, isCertain }) => isCertainlySafe(view, seat, tile) === isCertain);
  }
  const [choice] = evaluate('expert', question.view, question.seat);
  const best = bestAction(question);
  return choice !== undefined && best !== undefined && isSameAction(choice.action, best);
}

/** A question of play has other suits and dragons only: winds and ranks have their part in the game that is played. */
function playIn(change: Permutation, question: PlayQuestion, name: QuestionName): PlayQuestion | undefined {
  const changed = { ...optionsIn(change, question), ...name, view: viewIn(change, question.view) };
  return stillHolds(changed) ? changed : undefined;
}

function changed(change: Permutation, question: DrillQuestion, name: QuestionName): DrillQuestion | undefined {
  switch (question.kind) {
    case 'worth':
    case 'which-fans': {
      const claim = claimIn(change, question.claim);
      if (!doScorersAgree(claim, question.rules) || !haveSameFans(claim, question.claim, question.rules))
        return undefined;
      return question.kind === 'worth' ? worthQuestion(claim, name) : fansQuestion(claim, name);
    }
    case 'waits':
      return waitsIn(change, question, name);
    default:
      return playIn(change, question, name);
  }
}

/** Texts that differ where the tiles of two questions do. */
const tilesIn = (question: DrillQuestion): string =>
  JSON.stringify('claim' in question ? question.claim : 'view' in question ? question.view : question.concealed);

/**
 * Returns the question with other suits, winds, dragons or mirrored ranks, so that it is not known again by its tiles. The
 * answer is the same: both scorers give the same fans, the same tiles complete the hand, or the expert's choice is the
 * same tile. Returns the question as it is where no change keeps the answer, as for All Green.
 */
export function reSuited<Q extends DrillQuestion>(question: Q, seed: string): Q {
  const random = seeded(`${question.id}/${seed}`);
  const isWholeHand = !('view' in question);
  const name: QuestionName = {
    id: `${question.id}~${seed}`,
    source: { from: 're-suited', of: question.id, seed },
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const made = changed(permutation(random, isWholeHand), question, name);
    if (made && tilesIn(made) !== tilesIn(question)) return made as Q;
  }
  return question;
}
