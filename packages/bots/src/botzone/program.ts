import {
  bySeat,
  claimedMeld,
  cn1998,
  evolve,
  type HandEvent,
  type HandState,
  HIDDEN,
  legalActions,
  type McrRules,
  type Meld,
  type MeldClaim,
  OWN_WALLS,
  type Seat,
  type SeatCommand,
  type Tile,
  tilesOfLayout,
  undealt,
  viewFor,
} from '@gorrion/rules';
import type { BotSetup } from '../arena/duplicate.ts';
import { decideAsBot } from '../levels/decideAsBot.ts';
import type { BotLevel, Manner } from '../levels/level.ts';
import { stateAtDeal } from './ownWalls.ts';
import { nameOf, tileNamed } from './tiles.ts';

const hidden = (length: number): readonly Tile[] => Array.from({ length }, () => HIDDEN);
const HIDDEN_HAND = hidden(13);
const HIDDEN_WALLS = hidden(tilesOfLayout(OWN_WALLS));

/** What a request asks of the seat: what to do with the tile it has drawn, or with another player's tile. */
type Question = 'turn' | 'offer' | undefined;

/** Plays Botzone's Chinese Standard Mahjong with one of our levels: a line of request in, a line of answer out. */
export class Program {
  private readonly level: BotLevel;
  private readonly manner: Manner;
  private readonly seed: string;
  private readonly rules: McrRules;
  private seat: Seat = 0;
  private prevalentWind: Seat = 0;
  private state: HandState = undealt;
  private madeKong: Seat | undefined;
  /** Tile of the concealed kong declared last: the request that reports it does not name the tile. */
  private kongTile: Tile | undefined;

  constructor({ level, ...manner }: BotSetup, seed: string, rules: McrRules = cn1998) {
    this.level = level;
    this.manner = manner;
    this.seed = seed;
    this.rules = rules;
  }

  /** Returns the answer to a request. Throws a RangeError for a request that belongs to no hand. */
  answer(request: string): string {
    const question = this.readRequest(request);
    if (question === 'turn') return this.onTurn();
    return question === 'offer' ? this.onOffer() : 'PASS';
  }

  /** Applies a request to the state; returns what it asks of this seat, if anything. Throws as `answer` does. */
  readRequest(request: string): Question {
    const [kind, ...words] = request.trim().split(/\s+/);
    switch (kind) {
      case '0':
        this.seat = seatOf(words[0]);
        this.prevalentWind = seatOf(words[1]);
        return undefined;
      case '1':
        this.deal(words.slice(4));
        return undefined;
      case '2':
        this.drawn(this.seat, mustBe(tileNamed(words[0]), request));
        return 'turn';
      case '3':
        return this.onReport(seatOf(words[0]), words[1] ?? '', words.slice(2), request);
      default:
        throw new RangeError(`no such request: ${request}`);
    }
  }

  /** Notes what an earlier run of this program answered. */
  recordAnswer(answer: string): void {
    const [verb, name] = answer.trim().split(/\s+/);
    if (verb === 'GANG') this.kongTile = tileNamed(name);
  }

  private deal(names: readonly string[]): void {
    const own = names.flatMap(name => tileNamed(name) ?? []).sort((a, b) => a - b);
    if (own.length !== HIDDEN_HAND.length) throw new RangeError(`thirteen tiles, not ${names.join(' ')}`);
    const hands = bySeat(seat => (seat === this.seat ? own : HIDDEN_HAND));
    this.state = stateAtDeal(HIDDEN_WALLS, this.prevalentWind, this.rules, hands);
    this.madeKong = undefined;
  }

  private see(event: HandEvent): void {
    this.state = evolve(this.state, event);
  }

  private drawn(seat: Seat, tile: Tile): void {
    if (this.state.phase.name === 'undealt') throw new RangeError('nothing was dealt');
    this.see({ type: 'drew', seat, tile, source: this.madeKong === seat ? 'kong' : 'wall' });
    this.madeKong = undefined;
  }

  /** Applies a report of what a player did, this seat included. */
  private onReport(by: Seat, what: string, words: readonly string[], request: string): Question {
    const tile = tileNamed(words.at(-1));
    switch (what) {
      case 'DRAW':
        this.drawn(by, HIDDEN);
        return undefined;
      case 'PLAY':
        return this.discarded(by, mustBe(tile, request));
      case 'PENG':
        this.see({ type: 'melded', seat: by, meld: claimedMeld({ kind: 'pung' }, this.offered()) });
        return this.discarded(by, mustBe(tile, request));
      case 'CHI':
        this.see({ type: 'melded', seat: by, meld: this.chow(mustBe(tileNamed(words[0]), request)) });
        return this.discarded(by, mustBe(tile, request));
      case 'GANG':
        this.kong(by);
        return undefined;
      case 'BUGANG':
        this.see({ type: 'kong-added', seat: by, tile: mustBe(tile, request) });
        this.madeKong = by;
        return 'offer';
      default:
        // Reports of flowers, in an older format: they change nothing.
        return undefined;
    }
  }

  private discarded(seat: Seat, tile: Tile): Question {
    this.see({ type: 'discarded', seat, tile });
    return 'offer';
  }

  private offered(): { readonly tile: Tile; readonly from: Seat } {
    const { phase } = this.state;
    if (phase.name !== 'claims') throw new RangeError('nothing was discarded');
    return phase;
  }

  private chow(middle: Tile): Meld {
    return claimedMeld({ kind: 'chow', low: (middle - 1) as Tile }, this.offered());
  }

  private kong(by: Seat): void {
    const { phase } = this.state;
    const isOwnTile = phase.name === 'turn';
    const tile = isOwnTile && by === this.seat ? (this.kongTile ?? HIDDEN) : HIDDEN;
    const meld: Meld = isOwnTile
      ? { kind: 'kong', tile, form: 'concealed' }
      : claimedMeld({ kind: 'kong' }, this.offered());
    this.see({ type: 'melded', seat: by, meld });
    this.madeKong = by;
  }

  private get view(): HandState {
    return viewFor(this.state, this.seat);
  }

  private decide(view: HandState): SeatCommand {
    const { level, manner, seat, seed } = this;
    return decideAsBot(level, view, seat, seed, manner);
  }

  private onTurn(): string {
    const command = this.decide(this.view);
    if (command.type === 'declare-win') return 'HU';
    if (command.type === 'discard') return `PLAY ${nameOf(command.tile)}`;
    if (command.type !== 'declare-kong') throw new RangeError(`${command.type} is no answer here`);
    const isConcealed = this.state.seats[this.seat].concealed.filter(tile => tile === command.tile).length === 4;
    this.kongTile = command.tile;
    return `${isConcealed ? 'GANG' : 'BUGANG'} ${nameOf(command.tile)}`;
  }

  private onOffer(): string {
    const { view } = this;
    if (legalActions(view, this.seat).length === 0) return 'PASS';
    const command = this.decide(view);
    if (command.type !== 'claim') return 'PASS';
    const { claim } = command;
    if (claim.kind === 'pass' || claim.kind === 'said') return 'PASS';
    if (claim.kind === 'win') return 'HU';
    if (claim.kind === 'kong') return 'GANG';
    const discard = nameOf(this.discardAfter(claim));
    return claim.kind === 'pung' ? `PENG ${discard}` : `CHI ${nameOf((claim.low + 1) as Tile)} ${discard}`;
  }

  /** Returns the discard after a claim: on Botzone one answer names both. */
  private discardAfter(claim: MeldClaim): Tile {
    const meld = claimedMeld(claim, this.offered());
    const command = this.decide(evolve(this.view, { type: 'melded', seat: this.seat, meld }));
    if (command.type !== 'discard') throw new RangeError('a claim is followed by a discard');
    return command.tile;
  }
}

function seatOf(word: string | undefined): Seat {
  const seat = Number(word);
  if (seat !== 0 && seat !== 1 && seat !== 2 && seat !== 3) throw new RangeError(`no such player: ${word}`);
  return seat;
}

function mustBe(tile: Tile | undefined, request: string): Tile {
  if (tile === undefined) throw new RangeError(`no tile in: ${request}`);
  return tile;
}
