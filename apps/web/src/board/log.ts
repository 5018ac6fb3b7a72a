import {
  discardsMade,
  type FoulId,
  type HandEvent,
  type HandState,
  type Meld,
  type Seat,
  type Tile,
} from '@gorrion/rules';

export const LOG_KINDS = [
  'discard',
  'flower',
  'chow',
  'pung',
  'kong',
  'concealed',
  'shown',
  'added',
  'win',
  'exchange',
  'declined',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

interface MoveLine {
  readonly kind: LogKind;
  readonly seat: Seat;
  readonly tile: Tile | undefined;
}
interface EndLine {
  readonly kind: 'exhausted' | 'stopped';
}
/** The offences that players can commit in strict play, with the section of the book that each breaks. */
export const ARTICLES = {
  'false-claim': '3.11.6.2',
  'change-of-mind': '3.11.6.3',
  'early-draw': '3.11.6.4',
  'late-pung': '3.11.6.5',
  'false-hu-points': '3.11.6.6',
  'false-hu-shape': '3.11.6.6',
  'wrong-count': '3.11.6.8',
  'claim-then-hu': '3.11.6.11',
  'late-10': '3.11.2',
  'late-15': '3.11.2',
  'late-over-15': '3.11.2',
} as const satisfies Partial<Record<FoulId, string>>;
type SaidFoul = keyof typeof ARTICLES;
/** Stands before the number of an article. */
const SECTION_SIGN = '\u00a7';
/** Returns the article that an offence breaks, as the page writes it. */
export const articleOf = (foul: SaidFoul): string => SECTION_SIGN + ARTICLES[foul];
const isSaidFoul = (foul: FoulId): foul is SaidFoul => foul in ARTICLES;
export interface FoulLine {
  readonly kind: 'foul';
  readonly seat: Seat;
  readonly tile: undefined;
  readonly foul: SaidFoul;
  /** Points that the player pays to each other player. */
  readonly points: number;
  readonly isWarning: boolean;
  readonly isDead: boolean;
  /** Tiles that the offence has shown to all are discarded first. */
  readonly mustDiscard?: true;
}
/** One thing that happened, as the log shows it and the screen reader says it. */
export type LogLine = (MoveLine | FoulLine | EndLine) & {
  readonly id: number;
  /** It happened before the page joined, so it is not announced. */
  readonly isEarlier?: true;
};

export const isEnd = (line: MoveLine | FoulLine | EndLine): line is EndLine =>
  line.kind === 'exhausted' || line.kind === 'stopped';

/** Returns the line of an offence; undefined for one that has no words of its own. */
export function foulTold(
  offence: Pick<Extract<HandEvent, { type: 'fouled' }>, 'seat' | 'foul' | 'sanction' | 'isDead' | 'mustDiscard'>,
): FoulLine | undefined {
  const { seat, foul, sanction, isDead, mustDiscard } = offence;
  if (!isSaidFoul(foul)) return undefined;
  const points = sanction.kind === 'points' ? sanction.points : 0;
  const line = { kind: 'foul', seat, tile: undefined, foul, points, isWarning: sanction.kind === 'warning' } as const;
  return { ...line, isDead, ...(mustDiscard && { mustDiscard }) };
}

function meldTold(seat: Seat, meld: Meld, isShown = false): MoveLine {
  if (meld.kind === 'chow') return { kind: 'chow', seat, tile: meld.claimed };
  if (meld.kind === 'kong' && meld.form === 'concealed') {
    return isShown ? { kind: 'shown', seat, tile: meld.tile } : { kind: 'concealed', seat, tile: undefined };
  }
  return { kind: meld.kind, seat, tile: meld.tile };
}

/** Returns the line of an event; undefined for the deal, draws and answers. */
function told(event: HandEvent): MoveLine | FoulLine | EndLine | undefined {
  switch (event.type) {
    case 'discarded':
      return { kind: 'discard', seat: event.seat, tile: event.tile };
    case 'flower-exposed':
      return { kind: 'flower', seat: event.seat, tile: event.tile };
    case 'melded':
      return meldTold(event.seat, event.meld, event.isShown);
    case 'kong-added':
      return { kind: 'added', seat: event.seat, tile: event.tile };
    // The tiles are nobody else's business.
    case 'exchanged':
      return { kind: 'exchange', seat: event.seat, tile: undefined };
    case 'replacement-declined':
      return { kind: 'declined', seat: event.seat, tile: undefined };
    case 'won':
      return { kind: 'win', seat: event.seat, tile: event.tile };
    case 'fouled':
      return foulTold(event);
    case 'exhausted':
    case 'stopped':
      return { kind: event.type };
    default:
      return undefined;
  }
}

/** Returns the lines of events. The first event has the id `from`, so that a line keeps its id as the list grows. */
export const logLines = (events: readonly HandEvent[], from = 0): readonly LogLine[] =>
  events.flatMap((event, i) => {
    const line = told(event);
    return line ? [{ ...line, id: from + i }] : [];
  });

/** Returns discards and claims in their order, as the state keeps them. It does not tell when flowers and own kongs came. */
function retold(hand: HandState): (MoveLine | EndLine)[] {
  const lines: (MoveLine | EndLine)[] = discardsMade(hand).flatMap(({ seat, tile, taken }) => [
    { kind: 'discard', seat, tile } as const,
    ...(taken ? [meldTold(taken.seat, taken.meld)] : []),
  ]);
  const outcome = hand.phase.name === 'over' ? hand.phase.outcome : undefined;
  if (outcome?.kind === 'won') lines.push({ kind: 'win', seat: outcome.seat, tile: outcome.tile });
  else if (outcome) lines.push({ kind: outcome.kind === 'exhausted' ? 'exhausted' : 'stopped' });
  return lines;
}

/** Returns the lines of a hand of which the page knows only the state after entry `seq`. */
export function earlierLines(hand: HandState, seq: number): readonly LogLine[] {
  const lines = retold(hand);
  return lines.map((line, n) => ({ ...line, id: seq - lines.length + n, isEarlier: true }));
}
