import { ok, type Result, refuse } from '../result/result.ts';
import { parseTiles, type TilesError, tilesText } from '../tiles/notation.ts';
import type { Seat } from '../tiles/seat.ts';
import { copiesOf, isSuited, type Tile } from '../tiles/tile.ts';
import { type Meld, meldTiles } from './meld.ts';

/** A claimed set stands in round brackets, a concealed kong in square ones: "123m EE [PPPP] (789s)". */
export type NotationError = TilesError | 'bad-set' | 'unclosed-bracket' | 'too-many-copies';

/** A hand as written: concealed tiles and melds. */
export interface WrittenHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** Returns the meld of three or four tiles, claimed from `from`; undefined if they are no set. */
function setOf(tiles: readonly Tile[], concealed: boolean, from: Seat): Meld | undefined {
  const [first, second, third] = tiles.toSorted((a, b) => a - b);
  if (first === undefined || first >= 34) return undefined;
  if (tiles.every(tile => tile === first)) {
    if (tiles.length === 4) {
      return concealed
        ? { kind: 'kong', tile: first, form: 'concealed' }
        : { kind: 'kong', tile: first, form: 'melded', from };
    }
    return tiles.length === 3 && !concealed ? { kind: 'pung', tile: first, from } : undefined;
  }
  const isRun = tiles.length === 3 && second === first + 1 && third === first + 2 && isSuited(third) && first % 9 < 7;
  return isRun && !concealed ? { kind: 'chow', low: first, claimed: tiles[0]!, from } : undefined;
}

/** Reads a hand with its melds: "123m EE [PPPP] (789s)". Claimed melds come from the left neighbour of East. */
export function parseHand(text: string): Result<WrittenHand, NotationError> {
  const melds: Meld[] = [];
  let loose = '';
  let rest = text;
  for (let open = rest.search(/[[(]/); open >= 0; open = rest.search(/[[(]/)) {
    const isConcealed = rest[open] === '[';
    const close = rest.indexOf(isConcealed ? ']' : ')', open);
    if (close < 0) return refuse('unclosed-bracket');
    const tiles = parseTiles(rest.slice(open + 1, close));
    if (!tiles.ok) return tiles;
    const meld = setOf(tiles.value, isConcealed, 3);
    if (meld === undefined) return refuse('bad-set');
    melds.push(meld);
    loose += `${rest.slice(0, open)} `;
    rest = rest.slice(close + 1);
  }
  if (/[\])]/.test(loose + rest)) return refuse('unclosed-bracket');
  const concealed = parseTiles(loose + rest);
  if (!concealed.ok) return concealed;
  const all = [...concealed.value, ...melds.flatMap(meldTiles)];
  if (all.some(tile => all.filter(other => other === tile).length > copiesOf(tile))) return refuse('too-many-copies');
  return ok({ concealed: concealed.value, melds });
}

/** Returns a hand with its melds as text, as `parseHand` reads it. */
export function handText(hand: WrittenHand): string {
  const sets = hand.melds.map(meld => {
    const text = tilesText(meldTiles(meld));
    return meld.kind === 'kong' && meld.form === 'concealed' ? `[${text}]` : `(${text})`;
  });
  return [tilesText(hand.concealed), ...sets].filter(part => part !== '').join(' ');
}
