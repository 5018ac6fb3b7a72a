import type { GameLine, GameRecord } from '@gorrion/protocol';
import { decide, type HandEvent, type HandState } from '@gorrion/rules';
import { commandOf, foldLine, lineMoment, resultOf, seatsAsked } from './playLine.ts';

/** What a person sends of a line; the server adds the rest. */
export type NewLine = Pick<GameLine, 'kind' | 'hand' | 'before' | 'seat' | 'events' | 'result' | 'level' | 'isByBots'>;

/**
 * What is wrong with a line. `no-decision`: nobody was to decide at that moment; `impossible`: an event does not follow
 * from those before it by the rules, on the wall of the record; `unfinished`: an attempt that was not played to its end;
 * `other-result`: its points are not those of its hand.
 */
export type LineFault = 'no-decision' | 'impossible' | 'unfinished' | 'other-result';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values of JSON say the same, in whatever order their keys come. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every(key => isAlike(one[key], other[key]));
}

/** Plays one command of a line again. Returns its hand and how many events it took; undefined if they differ. */
function step(hand: HandState, events: readonly HandEvent[]): readonly [HandState, number] | undefined {
  const [first] = events;
  const command = first && commandOf(hand, first);
  if (!command || (command.type === 'close-claims' && seatsAsked(hand).length > 0)) return undefined;
  const decided = decide(hand, command);
  if (!decided.ok || decided.value.length === 0) return undefined;
  const { value } = decided;
  return isAlike(value, events.slice(0, value.length)) ? [foldLine(hand, value), value.length] : undefined;
}

/** Returns the hand after all events; undefined if one of them cannot follow. */
function playedAgain(start: HandState, events: readonly HandEvent[]): HandState | undefined {
  let hand = start;
  for (let next = 0; next < events.length; ) {
    const played = step(hand, events.slice(next));
    if (!played) return undefined;
    hand = played[0];
    next += played[1];
  }
  return hand;
}

/** Checks that a line follows from its record by the rules; returns what is wrong with it, or undefined. */
export function checkLine(record: Pick<GameRecord, 'facts'>, line: NewLine): LineFault | undefined {
  const moment = lineMoment(record, line.before);
  if (!moment || moment.hand !== line.hand) return 'no-decision';
  if (line.kind === 'attempt' && !moment.isDeal) return 'no-decision';
  const hand = line.events.length > 0 ? playedAgain(moment.state, line.events) : undefined;
  if (!hand) return 'impossible';
  const result = resultOf(hand);
  if (line.kind === 'attempt' && !result) return 'unfinished';
  return isAlike(result, line.result) ? undefined : 'other-result';
}
