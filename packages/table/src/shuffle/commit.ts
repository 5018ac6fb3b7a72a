import type { BoundShuffleProof, ShuffleChair, TableEvent, TableState } from '@gorrion/protocol';
import { byPlayer, type Player, RULESETS, type Ruleset, type RulesetId, wmo2006 } from '@gorrion/rules';
import { isPlaying, personAt } from '../people/people.ts';
import { boundCommitment, contextOf, doneOf, listOf, NO_PREVIOUS } from './bytes.ts';
import type { Secret } from './secret.ts';

type Commitment = Extract<TableEvent, { type: 'shuffle-committed' }>;

/** Withheld openings in one game after which the table no longer asks a chair. */
export const MOST_STRIKES = 2;

const NOWHERE = { origin: '', table: '' };

/** Returns rules and length of the game as they are hashed: the rule set, and as JSON the options that differ from it. */
export function rulesOf({ settings: { ruleset, rules, hands } }: TableState): string {
  const game = `${ruleset}/${hands}`;
  return rules ? `${game}/${JSON.stringify(rules)}` : game;
}

/**
 * Returns the rules that were hashed. Proofs before format 3 know the competition's only. A text may be anything: its
 * options never change which rule set it names.
 */
export function rulesOfText(text: string): Ruleset {
  const [, ruleset, choices] = /^([^/]+)\/\d+(?:\/(.*))?$/.exec(text) ?? [];
  if (ruleset === undefined || !Object.hasOwn(RULESETS, ruleset)) return wmo2006;
  const rules: Ruleset = RULESETS[ruleset as RulesetId];
  const { id, family } = rules;
  try {
    const chosen = choices === undefined ? {} : (JSON.parse(choices) as object);
    return { ...rules, ...chosen, id, family } as Ruleset;
  } catch {
    // A text that is no rules proves nothing; the hash of it fails by itself.
    return wmo2006;
  }
}

/** Returns the occupant of a chair for the shuffle that is committed now. */
function chairOf(state: TableState, chair: Player, strikes: number): ShuffleChair {
  const place = state.places[chair];
  if (place.kind !== 'person') return { kind: 'bot', id: place.kind === 'bot' ? place.level : '' };
  if (strikes >= MOST_STRIKES) return { kind: 'struck', id: place.id };
  return { kind: personAt(state, chair)?.presence === 'here' ? 'asked' : 'absent', id: place.id };
}

/**
 * Returns the game of the next hand, and the number of the deal in it. Both count from 1. A hand that is dealt again
 * keeps its number on the score sheet, but its deal counts.
 */
export function nextDeal(state: TableState): { readonly game: number; readonly handNumber: number } {
  const { handNumber, voidedHands = 0 } = state.session;
  if (isPlaying(state)) return { game: state.gamesPlayed + 1, handNumber: handNumber + voidedHands + 1 };
  return { game: state.gamesPlayed + (state.stage === 'playing' ? 2 : 1), handNumber: 1 };
}

/** Returns the digest of an opened attempt; undefined while it is sealed. */
export function digestOf(proof: BoundShuffleProof): string | undefined {
  if (!proof.opened) return undefined;
  const context = contextOf(proof);
  return doneOf(context, proof.list ?? listOf(context, proof.chairs), proof.chairs, proof.opened, proof.objectedBy);
}

/** Returns the server's commitment to a deal, bound to its address, to the occupants of all chairs and to the past. */
export function boundTo(state: TableState, secret: Secret): Commitment {
  const { proof, address = NOWHERE } = state;
  const { game, handNumber } = nextDeal(state);
  const last = proof?.format === 3 ? proof : undefined;
  const isAgain = last?.isVoid && last.game === game && last.handNumber === handNumber;
  const attempt = isAgain ? last.attempt + 1 : 1;
  const place = { ...address, game, handNumber, attempt };
  const isNewGame = handNumber === 1 && attempt === 1;
  const strikes = (chair: Player) => (isNewGame ? 0 : (state.redeals?.strikes[chair] ?? 0));
  return {
    type: 'shuffle-committed',
    handNumber,
    commitment: boundCommitment(place, secret),
    secret,
    bound: {
      ...address,
      game,
      attempt,
      rules: rulesOf(state),
      beacon: '',
      previous: (last && digestOf(last)) ?? NO_PREVIOUS,
      chairs: byPlayer(chair => chairOf(state, chair, strikes(chair))),
    },
  };
}
