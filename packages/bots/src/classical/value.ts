import {
  countsOf,
  distinct,
  type HandState,
  type Holding,
  holdingAfter,
  type Seat,
  type SeatCommand,
  type Tile,
  withoutTile,
} from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { type Dangers, dangersOf, NO_DANGERS } from './danger.ts';
import { handAfter } from './handAfter.ts';
import { type Prospect, prospectOf } from './prospect.ts';
import { type Situation, situationOf } from './situation.ts';

/* Plays the older ways for value: the chance to win in time, what the hand would pay, and what the others would. */

/** Share by which the replacement of a kong raises the value of a hand. */
const REPLACEMENT = 1.04;
/** Share that a claim must be worth more than a pass: it shows the hand and takes the place of a draw. */
const OF_CLAIM = 0.02;

const tilesIn = ({ concealed, melds }: Holding) => ({ counts: countsOf(concealed), melds });

function candidateOf(action: SeatCommand, { value, winChance, missing }: Prospect, explains: boolean): Candidate {
  return { action, value, missing, ...(explains && { winChance }) };
}

/** Returns the value of a hand after a discard: another may win on it, or be helped by it. */
const lessDanger = (value: number, tile: Tile, { chance, cost }: Dangers): number =>
  value * (1 - chance[tile]!) - cost[tile]!;

function valueAfter(action: SeatCommand, { value }: Prospect, dangers: Dangers): number {
  if (action.type === 'discard') return lessDanger(value, action.tile, dangers);
  return action.type === 'declare-kong' ? value * REPLACEMENT : value;
}

/** Returns the best prospect of a hand of fourteen tiles after its discard. */
function afterBestDiscard({ concealed, melds }: Holding, situation: Situation, dangers: Dangers): Prospect {
  const all = distinct(concealed).map(tile => {
    const prospect = prospectOf(tilesIn({ concealed: withoutTile(concealed, tile), melds }), situation);
    return { ...prospect, value: lessDanger(prospect.value, tile, dangers) };
  });
  return all.reduce((best, next) => (next.value > best.value ? next : best));
}

function onClaims(situation: Situation, actions: readonly SeatCommand[], dangers: Dangers, explains: boolean) {
  const { view, seat } = situation;
  const { phase } = view;
  if (phase.name !== 'claims') return [];
  return actions.map(action => {
    const kind = action.type === 'claim' ? action.claim.kind : 'pass';
    const holding = holdingAfter(view.seats[seat], action, phase);
    if (kind === 'pass') return candidateOf(action, prospectOf(tilesIn(holding), situation), explains);
    const isKong = kind === 'kong';
    const prospect = isKong ? prospectOf(tilesIn(holding), situation) : afterBestDiscard(holding, situation, dangers);
    const value = prospect.value * (isKong ? REPLACEMENT : 1) - OF_CLAIM * Math.abs(prospect.value);
    return candidateOf(action, { ...prospect, value }, explains);
  });
}

/** Returns an evaluator that plays for value; one that fears weighs what a discard gives the others. */
export const valuing =
  (isFearful: boolean) =>
  (
    view: HandState,
    seat: Seat,
    actions: readonly SeatCommand[],
    { explains = false }: { readonly explains?: boolean },
  ): readonly Candidate[] => {
    const situation = situationOf(view, seat);
    const dangers = isFearful ? dangersOf(situation) : NO_DANGERS;
    if (view.phase.name === 'claims') return onClaims(situation, actions, dangers, explains);
    return actions.map(action => {
      const prospect = prospectOf(tilesIn(handAfter(view.seats[seat], action)), situation);
      return candidateOf(action, { ...prospect, value: valueAfter(action, prospect, dangers) }, explains);
    });
  };
