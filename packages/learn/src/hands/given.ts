import type { Seat } from '@gorrion/rules';
import { type Faults, windOf } from './tokens.ts';

/* Values of an address, as the calculators of all rules read them. What a value says nothing by becomes a fault. */

export type Query = ReadonlyMap<string, string>;

/** Returns the wind of a letter. */
export function windIn(query: Query, key: string, faults: Faults): Seat | undefined {
  const text = query.get(key);
  const wind = windOf(text?.toUpperCase());
  if (text && wind === undefined) faults.add({ code: 'unknown', word: text });
  return wind;
}

/** Returns the value if it is one of these words. */
export function oneOf<Word extends string>(query: Query, key: string, words: readonly Word[], faults: Faults) {
  const text = query.get(key);
  const word = words.find(each => each === text);
  if (text && word === undefined) faults.add({ code: 'unknown', word: text });
  return word;
}

/** Returns a number of flowers, perhaps more than there are. */
export function flowersIn(query: Query, faults: Faults): number {
  const text = query.get('flowers') ?? '0';
  if (!/^\d{1,3}$/.test(text)) faults.add({ code: 'unknown', word: text });
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

/** Returns the hand of an address as one text, with the winning tile behind a plus as `readHand` has it. */
export function handText(query: Query): string {
  const tiles = query.get('h') ?? '';
  const winning = (query.get('w') ?? '').slice(0, 20);
  return winning === '' || /[+|]/.test(tiles) ? tiles : `${tiles}+${winning}`;
}
