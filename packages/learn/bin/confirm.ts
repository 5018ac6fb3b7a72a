import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type BotLevel, type Candidate, evaluate } from '@gorrion/bots';
import { type Decision, differencesOf, estimateOf, priorOf } from '@gorrion/review/grading';
import {
  below,
  evolve,
  FAN_IDS,
  type HandEvent,
  type HandState,
  isSameAction,
  legalActions,
  type SeatCommand,
  seeded,
  undealt,
  viewFor,
} from '@gorrion/rules';
import { type Game, momentNumbers, type Note } from './play.ts';

/** Kinds whose best answer is confirmed by playing the hand on. */
export const PLAYED_KINDS = ['discard', 'claim', 'route'] as const;
export type PlayedKind = (typeof PLAYED_KINDS)[number];

/** An answer and what it loses against the best one, with half of the 90 % interval (points). */
export interface Measured {
  readonly action: SeatCommand;
  readonly route?: string;
  readonly loss: number;
  readonly plusMinus: number;
  readonly pairs: number;
}

/** One position that was looked into. `options` is absent if no answer was clearly the best. */
export interface Attempt {
  readonly kind: PlayedKind;
  readonly hand: number;
  readonly note: Note;
  readonly level: 1 | 2 | 3;
  readonly options?: readonly Measured[];
}

/** Half of a 90 % interval in standard errors. */
const NORMAL_90 = 1.645;
/** Pairs after which the estimate is looked at; the last number is the most. */
const LOOKS = [30, 60, 100];
/** Points that the best answer must be ahead at least, by the estimate. */
const CLEAR = 1;
/** Points that an answer must lose, by what the search is worth, so that it need not be played out. */
export const FAR = 4;
/** Most answers of a position that the search leaves open. */
const MOST_PLAYED = 4;
/** Routes of a question, and the chance to win that each must have. */
const MOST_ROUTES = 3;
const CREDIBLE = 0.02;
/** Share of the alternative among the routes of the best discard, from which on both are one route. */
const SAME_ROUTE = 0.3;

/** The seat's view at a noted moment, before anybody has answered. Throws a RangeError if the events lack it. */
export function viewAt(events: readonly HandEvent[], { phase, seat, discards, drawn }: Note): HandState {
  let state = undealt;
  for (const event of events) {
    state = evolve(state, event);
    if (state.phase.name !== phase || (state.phase.name === 'turn' && state.phase.seat !== seat)) continue;
    const numbers = momentNumbers(state);
    if (numbers.discards === discards && numbers.drawn === drawn) return viewFor(state, seat);
  }
  throw new RangeError(`no such moment: ${phase} of seat ${seat} after ${discards} discards`);
}

/** Returns a noted moment as a decision of the review. */
export const decisionOf = (view: HandState, { seat, phase }: Note, played: SeatCommand): Decision => ({
  view,
  seat,
  played,
  kind: phase === 'claims' ? 'claim' : 'discard',
  actions: [],
  before: 0,
  fact: 0,
  turn: 0,
});

/** An answer. */
type Acting = Pick<Candidate, 'action'>;

const rounded = (points: number): number => Math.round(points * 100) / 100;

/**
 * Plays an answer out against the best one, in pairs from common deals. Undefined if it is not clearly worse. The pairs
 * alone decide, whatever the search expects: at each look the 95 % interval must exclude zero, so that the 90 % interval
 * that is kept is not spoiled by looking three times.
 */
export function measured(decision: Decision, best: Acting, other: Acting, seed: string): Measured | undefined {
  const differences: number[] = [];
  const pairs = differencesOf({ ...decision, played: other.action }, best.action, seed);
  for (const look of LOOKS) {
    while (differences.length < look) differences.push(pairs.next().value as number);
    const { loss, plusMinus, standardError } = estimateOf(differences, undefined);
    if (loss >= CLEAR && loss > plusMinus) {
      const half = NORMAL_90 * standardError;
      return { action: other.action, loss: rounded(loss), plusMinus: rounded(half), pairs: look };
    }
    if (loss + plusMinus < CLEAR || loss < plusMinus / 3) return undefined;
  }
  return undefined;
}

/** What the search itself excludes: the 90 % interval of what its values are worth when they are played. */
function excluded(decision: Decision, best: Candidate, other: Candidate): Measured | undefined {
  const { mean, deviation } = priorOf(decision.kind, best.value - other.value);
  const plusMinus = NORMAL_90 * deviation;
  if (mean < CLEAR || mean <= plusMinus) return undefined;
  return { action: other.action, loss: rounded(mean), plusMinus: rounded(plusMinus), pairs: 0 };
}

/** Compares the best answer with every other: the next one is played out, and all that the search does not put far behind. */
function compared(decision: Decision, candidates: readonly Candidate[], seed: string): readonly Measured[] | undefined {
  const [best, ...others] = candidates;
  if (!best || others.length === 0) return undefined;
  const open = others.filter((other, rank) => rank === 0 || !excluded(decision, best, other));
  if (open.length > MOST_PLAYED) return undefined;
  const found: Measured[] = [{ action: best.action, loss: 0, plusMinus: 0, pairs: 0 }];
  for (const other of others) {
    const said = open.includes(other) ? undefined : excluded(decision, best, other);
    const isFar = said !== undefined && said.loss >= FAR;
    const result = isFar ? said : measured(decision, best, other, `${seed}/${JSON.stringify(other.action)}`);
    if (!result) return undefined;
    found.push(result);
  }
  return found.sort((a, b) => a.loss - b.loss);
}

const WIDE = { lookedInto: 14, leastShare: 0 };

const isDiscard = ({ action }: Candidate): boolean => action.type === 'discard';

/** Returns the answers that a question compares, best first, as the wide search values them; none if it has no use. */
function candidatesFor(kind: PlayedKind, view: HandState, { seat }: Note): readonly Candidate[] {
  if (legalActions(view, seat).some(({ type }) => type === 'declare-kong' || type === 'declare-win')) return [];
  if (kind === 'claim') return evaluate('expert', view, seat, { valuesEveryClaim: true });
  const discards = evaluate('expert', view, seat, { explains: kind === 'route', constants: WIDE }).filter(isDiscard);
  return kind === 'route' ? routesAmong(discards) : discards;
}

const mainRoute = ({ routes = [] }: Candidate): string | undefined => routes[0]?.route;

/** Returns the best discard of each main route, if the routes are fans and stand apart. */
function routesAmong(discards: readonly Candidate[]): readonly Candidate[] {
  const byRoute = new Map<string, Candidate>();
  for (const discard of discards) {
    const route = mainRoute(discard);
    const isFan = FAN_IDS.some(fan => fan === route);
    if (route && isFan && !byRoute.has(route) && (discard.winChance ?? 0) >= CREDIBLE) byRoute.set(route, discard);
  }
  const [best, ...others] = byRoute.values();
  if (!best || best !== discards[0] || others.length === 0) return [];
  const kept = others.filter(
    other => !best.routes?.some(({ route, share }) => route === mainRoute(other) && share > SAME_ROUTE),
  );
  return kept.length === others.length ? [best, ...others.slice(0, MOST_ROUTES - 1)] : [];
}

const choiceOf = (level: BotLevel, view: HandState, { seat }: Note): SeatCommand | undefined =>
  evaluate(level, view, seat)[0]?.action;

/** Returns how hard a position is: which of the weaker levels would choose otherwise. */
function levelOf(view: HandState, note: Note, best: SeatCommand): 1 | 2 | 3 {
  const misses = (level: BotLevel) => {
    const choice = choiceOf(level, view, note);
    return !choice || !isSameAction(choice, best);
  };
  if (misses('regular')) return 3;
  return misses('easy') || misses('beginner') ? 2 : 1;
}

/** Least gap in the first look, by kind: discards that the first look did not search seem worse than they are. */
const LEAST_GAP: Readonly<Record<PlayedKind, number>> = { discard: 2, claim: 1.5, route: 2.5 };
/** Discards of all seats before the earliest question. */
const EARLIEST = 4;

function eligible(kind: PlayedKind, notes: readonly Note[]): readonly Note[] {
  const gapOf = ({ gap, routeGap = 0 }: Note) => (kind === 'route' ? routeGap : gap);
  const phase = kind === 'claim' ? 'claims' : 'turn';
  return notes.filter(note => note.phase === phase && note.discards >= EARLIEST && gapOf(note) >= LEAST_GAP[kind]);
}

/** Looks into one position of a hand. The level that is asked for changes from hand to hand. */
export function attempt(kind: PlayedKind, game: Game, seed: string): Attempt | undefined {
  const random = seeded(`${seed}/${kind}/${game.hand}`);
  const wanted = 1 + below(random, 3);
  const graded = eligible(kind, game.notes).flatMap(note => {
    const view = viewAt(game.events, note);
    const [best] = evaluate('expert', view, note.seat);
    return best ? [{ note, view, level: levelOf(view, note, best.action) }] : [];
  });
  const nearest = graded.filter(({ level }) => level === wanted);
  const from = nearest.length > 0 ? nearest : graded.filter(({ level }) => level > 1);
  const chosen = from[from.length > 1 ? below(random, from.length) : 0];
  if (!chosen) return undefined;
  const { note, view, level } = chosen;
  const candidates = candidatesFor(kind, view, note);
  const looked = { kind, hand: game.hand, note, level };
  if (candidates.length < 2) return looked;
  const decision = decisionOf(view, note, candidates[0]!.action);
  const options = compared(decision, candidates, `${seed}/${game.hand}/${kind}`);
  if (!options) return looked;
  const routeOf = (action: SeatCommand) => mainRoute(candidates.find(each => isSameAction(each.action, action))!);
  return { ...looked, options: kind === 'route' ? options.map(o => ({ ...o, route: routeOf(o.action)! })) : options };
}

export const readAttempts = (file: string): readonly Attempt[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line.endsWith('}'))
        .map(line => JSON.parse(line) as Attempt)
        .sort((a, b) => a.hand - b.hand)
    : [];

/** Looks into the hands in their order until the wanted number of questions is found; goes on where it was left. */
export function confirm(kind: PlayedKind, file: string, games: readonly Game[], wanted: number, seed: string): void {
  const before = readAttempts(file);
  const looked = new Set(before.map(({ hand }) => hand));
  let found = before.filter(({ options }) => options).length;
  for (const game of games) {
    if (found >= wanted) return;
    if (looked.has(game.hand)) continue;
    const made = attempt(kind, game, seed);
    if (made?.options) found++;
    if (made) appendFileSync(file, `${JSON.stringify(made)}\n`);
  }
}
