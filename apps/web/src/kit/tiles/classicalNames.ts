import type { CountedSet, CountedSpecial, DoubleId, SpecialId, Tile } from '@gorrion/rules';
import type { Translate } from '../i18n/index.ts';
import { tileName } from './names.ts';

/** Names of the Portuguese text for its special hands. Three of them have no name there. */
const OF_THE_TEXT: Readonly<Partial<Record<SpecialId | DoubleId, string>>> = {
  'pairs-of-one-suit': 'Pares na Régua',
  'pairs-with-honours': 'Pares na Régua',
  'pairs-of-honours': 'Pares na Régua',
  heads: 'Jogo em Cabeças',
  'heads-with-honours': 'Jogo em Cabeças',
  'great-sequence': 'Grande Sequência',
  'small-sequence-dragons': 'Pequena Sequência',
  'small-sequence-winds': 'Pequena Sequência',
  'little-green': 'Verdinho',
  'red-hand': 'Mão Vermelha',
  'hidden-treasure': 'Tesouro Escondido',
  lightning: 'Fulminante',
  'moon-from-the-sea': 'Lua Pescada no Fundo do Mar',
  wonders: 'Maravilhas',
  'pinderico-pungs': 'Pindérico',
  'pinderico-chows': 'Pindérico',
  'pinderico-mixed': 'Pindérico',
};

/** Returns the name of a special hand of the older ways. */
export const specialName = (t: Translate, id: SpecialId): string => t(`classical.special.${id}`);

/** Returns the reason of a double; with the tile of its set where that tells more: "Red Dragon", "Own wind: South Wind". */
export function doubleName(t: Translate, id: DoubleId, tile?: Tile): string {
  const name = t(`classical.double.${id}`);
  if (tile === undefined) return name;
  return id === 'dragons' ? tileName(t, tile) : t('classical.doubleOf', { name, tile: tileName(t, tile) });
}

/** Returns the name that the Portuguese text of 2003 gives a hand; undefined if the text gives none. */
export const portugueseName = (id: SpecialId | DoubleId): string | undefined => OF_THE_TEXT[id];

/** Returns the name of a counted group: "Concealed pung of 1 Dots". */
export function setName(t: Translate, { kind, tile, isConcealed }: CountedSet): string {
  const name = isConcealed && (kind === 'pung' || kind === 'kong') ? (`concealed-${kind}` as const) : kind;
  return t(`classical.set.${name}`, { tile: tileName(t, tile) });
}

/** Returns what a special hand is worth, in words. */
export const specialWorth = (t: Translate, worth: CountedSpecial['worth']): string => t(`classical.worth.${worth}`);
