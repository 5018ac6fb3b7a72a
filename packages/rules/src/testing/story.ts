import type { Claim, HandCommand, SaidWord } from '../hand/commands.ts';
import { decide } from '../hand/decide.ts';
import type { RuleErrorCode } from '../hand/errors.ts';
import type { HandEvent } from '../hand/events.ts';
import { evolve } from '../hand/evolve.ts';
import { defaultAction } from '../hand/legalActions.ts';
import { type HandState, undealt } from '../hand/state.ts';
import { wmo2006 } from '../rulesets/presets.ts';
import { SEATS, type Seat } from '../tiles/seat.ts';
import { tilesLeft } from '../wall/wall.ts';
import { type StackedDeal, stacked, tile, tiles } from './stackedRing.ts';

/*
 * Plays a hand by a list of commands: `given(deal).when(discards(0, '1m'), closeClaims)`. Tests look at the state, at
 * the events of the last command, or at the reason of its refusal.
 */

export const discards = (seat: Seat, text: string): HandCommand => ({ type: 'discard', seat, tile: tile(text) });
export const claims = (seat: Seat, kind: Exclude<Claim['kind'], 'chow' | 'said'>): HandCommand => ({
  type: 'claim',
  seat,
  claim: { kind },
});
/** Says a word of strict play, without tiles. */
export const says = (seat: Seat, word: SaidWord): HandCommand => ({
  type: 'claim',
  seat,
  claim: { kind: 'said', word },
});
export const lays = (seat: Seat, text: string): HandCommand => ({ type: 'lay-down', seat, tiles: tiles(text) });
export const draws = (seat: Seat): HandCommand => ({ type: 'draw', seat });
export const declines = (seat: Seat): HandCommand => ({ type: 'decline-replacement', seat });
/** Returns a claim of the chow that begins with this tile. */
export const chows = (seat: Seat, low: string): HandCommand => ({
  type: 'claim',
  seat,
  claim: { kind: 'chow', low: tile(low) },
});
export const kongs = (seat: Seat, text: string): HandCommand => ({ type: 'declare-kong', seat, tile: tile(text) });
/** Chooses what a seat gives in the open exchange. */
export const gives = (seat: Seat, text: string): HandCommand => ({ type: 'exchange', seat, tiles: tiles(text) });
export const showsFlower = (seat: Seat, text: string): HandCommand => ({
  type: 'expose-flower',
  seat,
  tile: tile(text),
});
export const declaresHu = (seat: Seat): HandCommand => ({ type: 'declare-win', seat });
export const closeClaims: HandCommand = { type: 'close-claims' };
/** The table's end of the time to count; sent again, of the time to confirm. */
export const closeCount: HandCommand = { type: 'close-count' };

export interface Story {
  readonly state: HandState;
  /** Events of the last command; none if it was refused. */
  readonly events: readonly HandEvent[];
  readonly refusal: RuleErrorCode | undefined;
  /** All events since the deal. */
  readonly log: readonly HandEvent[];
  /** Gives commands in order; only the last may be refused. */
  when(...commands: readonly HandCommand[]): Story;
  /** Plays default actions until `left` tiles are left and a seat is on turn, or the hand is over. */
  playedDownTo(left: number): Story;
}

function obey(story: Story, command: HandCommand): Story {
  if (story.refusal) throw new Error(`refused in the middle of a story: ${story.refusal}`);
  const decision = decide(story.state, command);
  if (!decision.ok) return told(story.state, story.log, [], decision.error.code);
  const events = decision.value;
  return told(events.reduce(evolve, story.state), [...story.log, ...events], events, undefined);
}

/** Returns what the first seat does that is to act when its time is over. */
const firstDefault = (state: HandState): HandCommand | undefined =>
  SEATS.map(seat => defaultAction(state, seat)).find(action => action !== undefined);

function playDown(story: Story, left: number): Story {
  let now = story;
  while (now.state.phase.name !== 'over' && !(now.state.phase.name === 'turn' && tilesLeft(now.state.wall) <= left)) {
    const { phase } = now.state;
    const alone = phase.name === 'turn' || phase.name === 'exchanging' ? firstDefault(now.state) : undefined;
    now = obey(now, alone ?? closeClaims);
  }
  return now;
}

function told(
  state: HandState,
  log: readonly HandEvent[],
  events: readonly HandEvent[],
  refusal: RuleErrorCode | undefined,
): Story {
  const story: Story = {
    state,
    log,
    events,
    refusal,
    when: (...commands) => commands.reduce(obey, story),
    playedDownTo: left => playDown(story, left),
  };
  return story;
}

/** Deals a hand with the named tiles at the places that a test needs. */
export function given({ rules = wmo2006, prevalentWind = 0, fouls, ...stack }: StackedDeal = {}): Story {
  const deal = { ...stacked(stack, rules), prevalentWind, rules, fouls };
  return told(undealt, [], [], undefined).when({ type: 'deal', deal });
}
