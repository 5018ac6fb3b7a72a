import type { HandEvent, Meld, Seat, Tile } from '@gorrion/rules';
import type { Translate } from '../i18n/index.ts';
import { tileName } from '../tiles/index.ts';

export const LOG_KINDS = ['discard', 'flower', 'chow', 'pung', 'kong', 'concealed', 'added', 'win'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

interface Told {
  readonly kind: LogKind;
  readonly seat: Seat;
  readonly tile: Tile | undefined;
}
interface Ended {
  readonly kind: 'exhausted' | 'stopped';
}
/** One thing that happened, as the log shows it and the screen reader says it. */
export type LogLine = (Told | Ended) & { readonly id: number };

export const isEnd = (line: Told | Ended): line is Ended => line.kind === 'exhausted' || line.kind === 'stopped';

function meldTold(seat: Seat, meld: Meld): Told {
  if (meld.kind === 'chow') return { kind: 'chow', seat, tile: meld.claimed };
  if (meld.kind === 'kong' && meld.form === 'concealed') return { kind: 'concealed', seat, tile: undefined };
  return { kind: meld.kind, seat, tile: meld.tile };
}

/** What an event tells everybody; undefined for the deal, draws and answers. */
function told(event: HandEvent): Told | Ended | undefined {
  switch (event.type) {
    case 'discarded':
      return { kind: 'discard', seat: event.seat, tile: event.tile };
    case 'flower-exposed':
      return { kind: 'flower', seat: event.seat, tile: event.tile };
    case 'melded':
      return meldTold(event.seat, event.meld);
    case 'kong-added':
      return { kind: 'added', seat: event.seat, tile: event.tile };
    case 'won':
      return { kind: 'win', seat: event.seat, tile: event.tile };
    case 'exhausted':
    case 'stopped':
      return { kind: event.type };
    default:
      return undefined;
  }
}

/** The lines of some events; `from` numbers them on, so that a line keeps its id as the list grows. */
export const logLines = (events: readonly HandEvent[], from = 0): readonly LogLine[] =>
  events.flatMap((event, i) => {
    const line = told(event);
    return line ? [{ ...line, id: from + i }] : [];
  });

/** The sentence of a line, for ears. */
export function sentence(t: Translate, line: LogLine, nameOf: (seat: Seat) => string, mine: Seat | undefined): string {
  if (isEnd(line)) return t(`log.${line.kind}`);
  const tile = line.tile === undefined ? '' : tileName(t, line.tile);
  return line.seat === mine
    ? t(`log.${line.kind}.you`, { tile })
    : t(`log.${line.kind}.other`, { name: nameOf(line.seat), tile });
}
