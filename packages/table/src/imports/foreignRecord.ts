import {
  type GameId,
  type GameRecord,
  type HandCount,
  LOG_VERSION,
  LONGEST_SETTINGS_NAME,
  type PersonId,
  RECORD_FORMAT,
  type RecordedFact,
  rulesetOf,
  type TableEvent,
  type TableSettings,
} from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  decideSession,
  evolveSession,
  handBegun,
  type SessionEvent,
  type SessionState,
  seatOf,
  unstarted,
} from '@gorrion/rules';
import { clockOf } from '../clock/presets.ts';
import { sheetOf } from '../record/sheetOf.ts';
import { type ForeignGame, type ForeignHand, lineIn } from './foreign.ts';
import { type HandProblem, playForeignHand } from './playForeign.ts';

/** What the reader of an imported game should know. `hand` is the number in the game, from 1. */
export type ImportNote =
  /** The hand could not be played by our rules and was left out. */
  | { readonly kind: 'left-out'; readonly hand: number; readonly problem: HandProblem }
  /** The source counted other points, by its own rules; the record has ours. */
  | { readonly kind: 'other-points'; readonly hand: number }
  /** The file has several matches: the first is read, and so many others are not. */
  | { readonly kind: 'first-match'; readonly others: number };

export interface ImportedGame {
  /** Undefined if no hand could be played. */
  readonly record: GameRecord | undefined;
  readonly notes: readonly ImportNote[];
}

const ID = 'imported-1' as GameId;

const handsOf = (hands: readonly ForeignHand[]): HandCount => {
  const last = Math.max(...hands.map(({ number }) => number));
  return last <= 4 ? 4 : last <= 8 ? 8 : 16;
};

/** Returns the settings that stand for those of another server: the practice of today's servers in China. */
function settingsOf({ title, minPoints, hands }: ForeignGame): TableSettings {
  const name = title && lineIn(title, LONGEST_SETTINGS_NAME);
  return {
    ruleset: 'cn1998',
    rules: { flowerExposure: 'auto', ...(minPoints !== 8 && { minPoints }) },
    hands: handsOf(hands),
    clock: 'none',
    absence: 'wait',
    visibility: 'link',
    ...(name && { name }),
  };
}

/** Returns the names by player: who sits where follows from the number of the hand. */
function namesOf({ number, names }: ForeignHand): ByPlayer<string> {
  const { seating } = handBegun(number, 'appendix4');
  return byPlayer(player => names[seatOf({ seating }, player)]);
}

/** Collects the facts of an imported game. */
class ForeignFacts {
  readonly facts: RecordedFact[] = [];
  readonly notes: ImportNote[] = [];
  session: SessionState = unstarted;
  #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  tell(event: TableEvent): void {
    this.facts.push({ at: this.#at, event });
    this.#at += event.type === 'session' ? 1000 : 0;
  }

  play(events: readonly SessionEvent[]): void {
    for (const event of events) this.tell({ type: 'session', event });
    this.session = events.reduce(evolveSession, this.session);
  }

  hand(hand: ForeignHand): void {
    const { number, changes, penalties } = hand;
    const played = playForeignHand(this.session, hand);
    if (!played.ok) return void this.notes.push({ kind: 'left-out', hand: number, problem: played.problem });
    this.play(played.events);
    const line = this.session.results.at(-1);
    const seatPoints = line && changes && byPlayer(player => changes[seatOf(played.state, player)]);
    if (line && seatPoints?.some((points, player) => points !== line.changes[player as 0])) {
      this.notes.push({ kind: 'other-points', hand: number });
    }
    if (penalties?.some(points => points !== 0)) {
      const moved = byPlayer(player => penalties[seatOf(played.state, player)]);
      this.play([{ type: 'totals-adjusted', changes: moved }]);
    }
  }
}

/** Returns a foreign game as a record of ours: every move decided by our rules, the points counted by them. */
export function foreignRecord(game: ForeignGame): ImportedGame {
  const [first] = game.hands;
  const settings = settingsOf(game);
  const told = new ForeignFacts(game.at ?? 0);
  const people = first ? namesOf(first) : byPlayer(() => '');
  told.tell({ type: 'table-opened', settings, clock: clockOf(settings), host: '' as PersonId });
  for (const [place, name] of people.entries()) {
    const id = `imported-${place}` as PersonId;
    told.tell({ type: 'seated', place: place as 0, who: { kind: 'person', id, name, presence: 'here' } });
  }
  told.play([{ type: 'session-started', options: { rules: rulesetOf(settings), hands: settings.hands } }]);
  for (const hand of game.hands) told.hand(hand);
  if (game.others) told.notes.push({ kind: 'first-match', others: game.others });
  if (told.session.results.length === 0) return { record: undefined, notes: told.notes };
  const end = decideSession(told.session, { type: 'end', reason: 'abandoned' });
  if (end.ok) told.play(end.value);
  const { facts, notes } = told;
  const [from, to] = [facts[0]!.at, facts.at(-1)!.at];
  return { record: { format: RECORD_FORMAT, id: ID, log: LOG_VERSION, from, to, sheet: sheetOf(facts), facts }, notes };
}
