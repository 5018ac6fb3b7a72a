import {
  bySeat,
  type Claim,
  countOf,
  decide,
  evolve,
  type HandEvent,
  type HandState,
  legalActions,
  nextTile,
  type Outcome,
  SEATS,
  type Seat,
  type SeatCommand,
  type Tile,
  tilesUsedBy,
} from '@gorrion/rules';
import { nameOf, tileNamed } from './tiles.ts';

/** A player that is asked by text. It answers every request, with PASS if it has nothing to decide. */
export interface TextPlayer {
  /** Answers a request. `isQuestion`: the seat has something to decide, so the time counts. */
  ask(request: string, isQuestion: boolean): string | Promise<string>;
}

/** A wrong answer. It ends the hand and costs 30 points, 10 to each other player. */
export interface Mistake {
  readonly seat: Seat;
  readonly request: string;
  readonly answer: string;
}
const MISTAKE_COSTS = 30;

export interface BotzoneHand {
  readonly outcome: Outcome;
  readonly mistake?: Mistake;
}

type Answers = readonly string[];

/** A claim with the discard that follows it. */
interface ClaimAnswer {
  readonly claim: Claim;
  readonly discard?: Tile;
}

/** Referees one hand by Botzone's rules and protocol: 136 tiles, a wall for each player, preset `cn1998`. */
class Referee {
  private state: HandState;
  private readonly players: readonly TextPlayer[];
  private requests: readonly string[] = [];
  mistake: Mistake | undefined;

  constructor(dealt: HandState, players: readonly TextPlayer[]) {
    this.state = dealt;
    this.players = players;
  }

  async play(): Promise<Outcome> {
    const { seats, prevalentWind, wall } = this.state;
    await this.tell(seat => `0 ${seat} ${prevalentWind}`);
    await this.tell(seat => `1 0 0 0 0 ${seats[seat].concealed.map(nameOf).join(' ')}`);
    const first = nextTile(wall, 0, false)!;
    let answers = await this.follow([{ type: 'drew', seat: 0, tile: first, source: 'wall' }]);
    for (;;) {
      if (this.mistake) return punished(this.mistake.seat);
      const { phase } = this.state;
      if (phase.name === 'over') return phase.outcome;
      answers = await (phase.name === 'turn' ? this.afterTurn(phase.seat, answers) : this.afterClaims(answers));
    }
  }

  /** Applies the events, sends each to all four players and returns their answers to the last one. */
  private async follow(events: readonly HandEvent[], discard?: Tile): Promise<Answers> {
    let answers: Answers = [];
    for (const event of events) {
      this.see(event);
      if (event.type === 'drew') {
        answers = await this.tell(seat => (seat === event.seat ? `2 ${nameOf(event.tile)}` : `3 ${event.seat} DRAW`));
      } else if (event.type === 'discarded') {
        answers = await this.tell(() => `3 ${event.seat} PLAY ${nameOf(event.tile)}`);
      } else if (event.type === 'kong-added') {
        answers = await this.tell(() => `3 ${event.seat} BUGANG ${nameOf(event.tile)}`);
      } else if (event.type === 'melded' && event.meld.kind === 'kong') {
        await this.tell(() => `3 ${event.seat} GANG`);
      } else if (event.type === 'melded') {
        const { meld } = event;
        const what = meld.kind === 'chow' ? `CHI ${nameOf((meld.low + 1) as Tile)}` : 'PENG';
        this.see({ type: 'discarded', seat: event.seat, tile: discard! });
        answers = await this.tell(() => `3 ${event.seat} ${what} ${nameOf(discard!)}`);
      }
    }
    return answers;
  }

  private see(event: HandEvent): void {
    this.state = evolve(this.state, event);
  }

  private async tell(lineFor: (seat: Seat) => string): Promise<Answers> {
    const { state } = this;
    this.requests = SEATS.map(lineFor);
    const asked = SEATS.map(seat =>
      this.players[seat]!.ask(this.requests[seat]!, legalActions(state, seat).length > 0),
    );
    return Promise.all(asked);
  }

  private wrong(seat: Seat, answers: Answers): Answers {
    this.mistake ??= { seat, request: this.requests[seat]!, answer: answers[seat]! };
    return answers;
  }

  private async afterTurn(seat: Seat, answers: Answers): Promise<Answers> {
    for (const other of SEATS) if (other !== seat && answers[other] !== 'PASS') return this.wrong(other, answers);
    const command = commandOnTurn(seat, answers[seat]!, this.state);
    const decision = command && decide(this.state, command);
    return decision?.ok ? this.follow(decision.value) : this.wrong(seat, answers);
  }

  private async afterClaims(answers: Answers): Promise<Answers> {
    const said = SEATS.map(seat => readClaim(answers[seat]!));
    for (const seat of SEATS) {
      const each = said[seat];
      if (!each) return this.wrong(seat, answers);
      if (each.claim.kind === 'pass') continue;
      const decision = decide(this.state, { type: 'claim', seat, claim: each.claim });
      if (!decision.ok || !this.canGoOn(seat, each)) return this.wrong(seat, answers);
      for (const event of decision.value) this.see(event);
    }
    const closed = decide(this.state, { type: 'close-claims' });
    if (!closed.ok) throw new RangeError('claims cannot be closed');
    const taker = closed.value.find(event => event.type === 'melded');
    return this.follow(closed.value, taker && said[taker.seat]!.discard);
  }

  /** Returns whether the seat holds the discard that its claim names. */
  private canGoOn(seat: Seat, { claim, discard }: ClaimAnswer): boolean {
    if (claim.kind === 'win' || claim.kind === 'kong') return true;
    const { phase, seats } = this.state;
    if (phase.name !== 'claims' || discard === undefined) return false;
    const own = seats[seat].concealed;
    return countOf(own, discard) > countOf(tilesUsedBy(claim, phase), discard);
  }
}

function commandOnTurn(seat: Seat, answer: string, state: HandState): SeatCommand | undefined {
  const [verb, name] = answer.split(' ');
  if (verb === 'HU') return { type: 'declare-win', seat };
  const tile = tileNamed(name);
  if (tile === undefined) return undefined;
  if (verb === 'PLAY') return { type: 'discard', seat, tile };
  const isConcealed = state.seats[seat].concealed.filter(held => held === tile).length === 4;
  if (verb === 'GANG' && isConcealed) return { type: 'declare-kong', seat, tile };
  return verb === 'BUGANG' && !isConcealed ? { type: 'declare-kong', seat, tile } : undefined;
}

function readClaim(answer: string): ClaimAnswer | undefined {
  const [verb, first, second] = answer.split(' ');
  switch (verb) {
    case 'PASS':
      return { claim: { kind: 'pass' } };
    case 'HU':
      return { claim: { kind: 'win' } };
    case 'GANG':
      return { claim: { kind: 'kong' } };
    case 'PENG':
      return { claim: { kind: 'pung' }, discard: tileNamed(first) };
    case 'CHI': {
      const middle = tileNamed(first);
      return middle === undefined
        ? undefined
        : { claim: { kind: 'chow', low: (middle - 1) as Tile }, discard: tileNamed(second) };
    }
    default:
      return undefined;
  }
}

const punished = (wrong: Seat): Outcome => ({
  kind: 'void',
  payments: bySeat(seat => (seat === wrong ? -MISTAKE_COSTS : MISTAKE_COSTS / 3)),
});

/** Plays one hand from its deal (`stateAtDeal`) to its end or to the first mistake. */
export async function playBotzoneHand(dealt: HandState, players: readonly TextPlayer[]): Promise<BotzoneHand> {
  const referee = new Referee(dealt, players);
  const outcome = await referee.play();
  return { outcome, mistake: referee.mistake };
}
