import type { Language } from '@gorrion/rules';
import type { OlderId } from './entries.ts';
import type { OlderTexts } from './types.ts';

/** The sentences of the Portuguese text of 2003. The doubles of the house are not in it. */
export const TEXT_SAYS: Readonly<Partial<Record<OlderId, string>>> = {
  'pairs-of-one-suit': '7 pares feitos na régua da mesma família',
  'pairs-with-honours': '7 pares (mesma família) e honras misturadas feitos na régua',
  'pairs-of-honours': '7 pares de ventos e dragões',
  heads: '4 pongues de 1 e de 9 de famílias diferentes + 1 par de 1 ou de 9',
  'heads-with-honours': '4 pongues de 1 e de 9 de famílias diferentes + 1 par de honras',
  'great-sequence': 'Sequência de 1 a 9 + 1 pongue de 1 ou 9 + 1 par de 1 ou 9 da mesma família',
  'small-sequence-dragons': 'Sequência de 1 a 9 da mesma família + 1 pongue de dragões + 1 par de ventos',
  'small-sequence-winds': 'Sequência de 1 a 9 da mesma família + 1 pongue de ventos + 1 par de dragões',
  'little-green': '3 pongues ou chaus de bambús verdes (2, 3, 4, 6 e 8) + 1 pongue dragão verde + 1 par bambús verdes',
  'red-hand': 'Jogo em pongues bambús vermelhos (1,5,7 e 9) e dragões vermelhos',
  'hidden-treasure': '4 pongues indiferentes + 1 par feitos na régua',
  'three-dragons': 'Qualquer jogo organizado em que entrem 3 pongues de dragões ou 4 pongues de ventos',
  'four-winds': 'Qualquer jogo organizado em que entrem 3 pongues de dragões ou 4 pongues de ventos',
  'twin-sevens': 'Sequência de 7 pedras de uma família + igual sequência de outra família',
  lightning:
    'Jogo com qualquer organização terminado com o descarte do banqueiro ou por este apresentado a seguir às trocas',
  'moon-from-the-sea': 'Jogo concluído com a última pedra da muralha sendo o 1 de rodas',
  wonders: '3 dragões + 4 ventos + 1 e 9 de cada família + 1 pedra igual a qualquer das anteriores',
  dragons: '1 pongue ou congue de Dragões',
  'own-wind': '1 pongue ou congue de Ventos (próprio, abridor, banqueiro)',
  'opener-wind': '1 pongue ou congue de Ventos (próprio, abridor, banqueiro)',
  'east-wind': '1 pongue ou congue de Ventos (próprio, abridor, banqueiro)',
  'three-pungs': '3 pongues indiferentes',
  'three-concealed-pungs': '3 pongues indiferentes feitos na régua',
  'pinderico-pungs': '4 pongues + 1 par da mesma família',
  'pinderico-chows': '4 chaus + 1 par da mesma família',
  'pinderico-mixed': '4 pongues e chaus + 1 par da mesma família',
};

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly OLDER_TEXTS: OlderTexts }>>> = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  zh: () => import('./texts/zh.ts'),
};

/** Loads what is written about special hands and doubles in one language. Rejects if the module cannot be fetched. */
export async function olderTextsIn(language: Language): Promise<OlderTexts> {
  return (await TEXTS[language]()).OLDER_TEXTS;
}
