import { botzoneName } from '@gorrion/bots';
import { type BySeat, type Dice, type HandEvent, isFlower, SEATS, type Seat, type Tile } from '@gorrion/rules';
import { botzoneMatch } from '../../exports/botzone.ts';

/*
 * Writes hands of ours as other servers' records, from the public descriptions of their formats, to test their readers.
 */

export interface EncodedHand {
  readonly dice: Dice;
  /** By ring index. */
  readonly ring: readonly Tile[];
  readonly events: readonly HandEvent[];
}

type Dealt = Extract<HandEvent, { type: 'dealt' }>;
const dealtOf = ({ events }: EncodedHand): Dealt => events.find(event => event.type === 'dealt') as Dealt;

type Won = Extract<HandEvent, { type: 'won' }>;
export const wonOf = ({ events }: EncodedHand): Won | undefined =>
  events.find((event): event is Won => event.type === 'won');

/** Calls `tell` for every event, with the flower that a drawn replacement is for. */
function eachWithFlower(events: readonly HandEvent[], tell: (event: HandEvent, flower: Tile | undefined) => void) {
  const waiting: Record<Seat, Tile[]> = { 0: [], 1: [], 2: [], 3: [] };
  for (const event of events) {
    if (event.type === 'flower-exposed') waiting[event.seat].push(event.tile);
    const isReplacement = event.type === 'drew' && event.source !== 'wall' && event.source !== 'kong';
    tell(event, isReplacement ? waiting[event.seat].shift() : undefined);
  }
}

/* tziakcha. */

const pieceOf = (tile: Tile, copy = 0): number => (isFlower(tile) ? 136 + tile - 34 : 4 * tile + copy);

function wallHex(ring: readonly Tile[]): string {
  const seen = new Map<Tile, number>();
  return ring
    .map(tile => {
      const copy = seen.get(tile) ?? 0;
      seen.set(tile, copy + 1);
      return pieceOf(tile, copy).toString(16).padStart(2, '0');
    })
    .join('');
}

export function tziakchaStep(hand: EncodedHand, index: number, names: BySeat<string>) {
  const actions: number[][] = [];
  const act = (seat: Seat, kind: number, data: number) => actions.push([16 * seat + kind, data, 500 * actions.length]);
  eachWithFlower(hand.events, (event, flower) => {
    if (event.type === 'drew' && flower !== undefined)
      act(event.seat, 1, pieceOf(event.tile) | ((flower - 34) << 8) | 0x1000);
    else if (event.type === 'drew') act(event.seat, 7, pieceOf(event.tile) | (event.source === 'kong' ? 0x100 : 0));
    else if (event.type === 'discarded') act(event.seat, 2, pieceOf(event.tile) | (event.isDrawn ? 0 : 0x100));
    else if (event.type === 'kong-added') act(event.seat, 5, event.tile | 0x300);
    else if (event.type === 'claim-made' && event.claim.kind === 'pass') act(event.seat, 8, 0);
    else if (event.type === 'melded') {
      const { meld, seat } = event;
      const from = 'from' in meld ? ((meld.from - seat + 4) & 3) << 6 : 0;
      if (meld.kind === 'chow') act(seat, 3, (meld.low + 1) | from);
      else act(seat, meld.kind === 'kong' ? 5 : 4, meld.tile | from);
    }
  });
  const won = wonOf(hand);
  const b = won ? (1 << won.seat) | (won.from === won.seat ? 0 : 16 << won.from) : 0;
  const [d0, d1, d2, d3] = hand.dice;
  return {
    a: actions,
    b,
    d: d0 | (d1 << 4) | (d2 << 8) | (d3 << 12),
    g: { l: 8, t: '周二' },
    i: index,
    p: SEATS.map(seat => ({ n: names[seat], s: 0 })),
    s: won?.payments ?? [0, 0, 0, 0],
    t: 1_767_367_620_000,
    w: wallHex(hand.ring),
  };
}

/* Salasasa. */

function salasasaTile(tile: Tile): number {
  if (isFlower(tile)) return 51 + tile - 34;
  if (tile >= 31) return [45, 47, 46][tile - 31]!;
  if (tile >= 27) return 41 + tile - 27;
  return [11, 31, 21][Math.floor(tile / 9)]! + (tile % 9);
}

const HU = ['hu_self', 'hu_third', 'hu_second', 'hu_first'];

export function salasasaRound(hand: EncodedHand, number: number, seats: BySeat<number>) {
  const { hands, wall } = dealtOf(hand);
  const ticks: unknown[][] = [];
  eachWithFlower(hand.events, (event, flower) => {
    if (event.type === 'drew' && flower !== undefined) {
      ticks.push(['bh', salasasaTile(flower), event.seat, 'F'], ['bd', salasasaTile(event.tile), event.seat]);
    } else if (event.type === 'drew') ticks.push([event.source === 'kong' ? 'gd' : 'd', salasasaTile(event.tile)]);
    else if (event.type === 'discarded') ticks.push(['c', salasasaTile(event.tile), event.isDrawn ? 'T' : 'F']);
    else if (event.type === 'kong-added') ticks.push(['jg', salasasaTile(event.tile), 'F']);
    else if (event.type === 'melded') {
      const { meld, seat } = event;
      if (meld.kind === 'chow') {
        const tiles = [0, 1, 2].map(n => (meld.low + n) as Tile);
        const code = ['cl', 'cm', 'cr'][meld.claimed - meld.low]!;
        ticks.push([
          code,
          salasasaTile(meld.claimed),
          seat,
          ...tiles.filter(t => t !== meld.claimed).map(salasasaTile),
        ]);
      } else if (!('from' in meld)) ticks.push(['ag', salasasaTile(meld.tile), 'T']);
      else ticks.push([meld.kind === 'kong' ? 'g' : 'p', salasasaTile(meld.tile), seat]);
    }
  });
  const won = wonOf(hand);
  if (won) ticks.push([HU[(won.from - won.seat + 4) & 3]!, won.seat, 8, [], won.payments]);
  ticks.push(won ? ['end'] : ['liuju'], ['end']);
  return {
    current_round: number,
    seats,
    ...Object.fromEntries(SEATS.map(seat => [`p${seat}_tiles`, hands[seat].map(salasasaTile)])),
    tiles_list: wall.slice(53).map(salasasaTile),
    action_ticks: ticks,
  };
}

/* Botzone. */

/** The lines of the data sets, in which a word that another one outranked stands behind the win. */
export function botzoneText(hand: EncodedHand, wind: Seat): string {
  const [dealt, won] = [dealtOf(hand), wonOf(hand)];
  const events = hand.events.filter(event => event !== dealt);
  const score = SEATS.map(seat => won?.payments[seat] ?? 0);
  const text = botzoneMatch({ name: '5e3', wind, dealt, events, score })!;
  return text.replace(/^Player \d Hu .*$/m, `$& Ignore Player ${((won?.seat ?? 0) + 1) & 3} Hu W1`).trimEnd();
}

type Told = Record<string, string>;

/** The log of a match. A chow or a pung is told with the discard that follows it. */
export function botzoneLog(hand: EncodedHand, wind: Seat) {
  const { hands } = dealtOf(hand);
  const log: unknown[] = [];
  let answers: Told = {};
  const tell = (told: (seat: Seat) => string) => {
    if (log.length > 0) log.push(Object.fromEntries(SEATS.map(seat => [seat, { response: answers[seat] ?? 'PASS' }])));
    log.push({ output: { command: 'request', content: Object.fromEntries(SEATS.map(seat => [seat, told(seat)])) } });
    answers = {};
  };
  tell(seat => `0 ${seat} ${wind}`);
  tell(seat => `1 0 0 0 0 ${hands[seat].map(botzoneName).join(' ')}`);
  let claimed = '';
  for (const event of hand.events) {
    if (event.type === 'drew')
      tell(seat => (seat === event.seat ? `2 ${botzoneName(event.tile)}` : `3 ${event.seat} DRAW`));
    else if (event.type === 'discarded') {
      const act = claimed === '' ? 'PLAY' : claimed;
      claimed = '';
      tell(() => `3 ${event.seat} ${act} ${botzoneName(event.tile)}`);
    } else if (event.type === 'kong-added') tell(() => `3 ${event.seat} BUGANG ${botzoneName(event.tile)}`);
    else if (event.type === 'melded' && event.meld.kind === 'kong') {
      if (!('from' in event.meld)) answers[event.seat] = `GANG ${botzoneName(event.meld.tile)}`;
      tell(() => `3 ${event.seat} GANG`);
    } else if (event.type === 'melded') {
      claimed = event.meld.kind === 'chow' ? `CHI ${botzoneName((event.meld.low + 1) as Tile)}` : 'PENG';
    }
  }
  const won = wonOf(hand);
  if (won) answers[won.seat] = 'HU';
  log.push(Object.fromEntries(SEATS.map(seat => [seat, { response: answers[seat] ?? 'PASS' }])));
  const content = Object.fromEntries(SEATS.map(seat => [seat, won?.payments[seat] ?? 0]));
  log.push({ output: { command: 'finish', content } });
  return { log, initdata: '' };
}
