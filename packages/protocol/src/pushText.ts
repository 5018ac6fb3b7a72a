import type { BySeat, Language } from '@gorrion/rules';
import { callerOf, isolated } from './callers.ts';
import type { Push } from './push.ts';

/*
 * The sentences of calls, in the language of the device that is called. The server sends them and the page shows them
 * beforehand: what is seen there is what comes.
 */

interface Sentences {
  readonly winds: BySeat<string>;
  readonly comma: string;
  readonly turn: readonly [title: string, body: (wind: string, hand: number) => string];
  readonly start: readonly [title: string, body: string];
  readonly agree: readonly [title: string, body: Readonly<Record<Extract<Push, { kind: 'agree' }>['to'], string>>];
  readonly evening: (minutes: number) => string;
  readonly seat: readonly [title: (free: number) => string, body: (by: string, group: string) => string];
  readonly review: readonly [title: string, body: string];
  readonly try: readonly [title: string, body: string];
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    winds: ['East', 'South', 'West', 'North'],
    comma: ', ',
    turn: ['Your turn', (wind, hand) => `${wind} round, hand ${hand}. The table waits for you.`],
    start: ['Your table starts', 'Everybody is there. Come and play.'],
    agree: [
      'Do you agree?',
      {
        settings: 'The settings of your table have changed.',
        ruling: 'A ruling is proposed at your table.',
        end: 'Somebody at your table would like to end the game.',
      },
    ],
    evening: minutes => `The evening begins in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}`,
    seat: [
      free => (free === 1 ? 'A fourth is wanted' : `${free} players are wanted`),
      (by, group) => `${by} waits for you at a table of ${group}.`,
    ],
    review: ['Your review is ready', 'See what the expert thinks of your game.'],
    try: ['This is how a call looks', 'Press it, and you are back at Gorrión.'],
  },
  es: {
    winds: ['Este', 'Sur', 'Oeste', 'Norte'],
    comma: ', ',
    turn: ['Te toca', (wind, hand) => `Ronda del ${wind}, mano ${hand}. La mesa te espera.`],
    start: ['Tu mesa empieza', 'Ya están todos. Ven a jugar.'],
    agree: [
      '¿Estás de acuerdo?',
      {
        settings: 'Han cambiado los ajustes de tu mesa.',
        ruling: 'En tu mesa se propone una decisión.',
        end: 'Alguien en tu mesa quiere terminar la partida.',
      },
    ],
    evening: minutes => `La velada empieza en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}`,
    seat: [
      free => (free === 1 ? 'Falta el cuarto' : `Faltan ${free} jugadores`),
      (by, group) => `${by} te espera en una mesa de ${group}.`,
    ],
    review: ['Tu revisión está lista', 'Mira qué piensa el experto de tu partida.'],
    try: ['Así se ve un aviso', 'Púlsalo y vuelves a Gorrión.'],
  },
  pt: {
    winds: ['Leste', 'Sul', 'Oeste', 'Norte'],
    comma: ', ',
    turn: ['Sua vez', (wind, hand) => `Rodada do ${wind}, mão ${hand}. A mesa espera por você.`],
    start: ['Sua mesa vai começar', 'Todos já chegaram. Venha jogar.'],
    agree: [
      'Você concorda?',
      {
        settings: 'As configurações da sua mesa mudaram.',
        ruling: 'Uma decisão foi proposta na sua mesa.',
        end: 'Alguém na sua mesa quer terminar a partida.',
      },
    ],
    evening: minutes => `O encontro começa em ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}`,
    seat: [
      free => (free === 1 ? 'Falta o quarto' : `Faltam ${free} jogadores`),
      (by, group) => `${by} espera por você em uma mesa de ${group}.`,
    ],
    review: ['Sua revisão está pronta', 'Veja o que o especialista acha da sua partida.'],
    try: ['Um aviso aparece assim', 'Toque nele e você volta ao Gorrión.'],
  },
  zh: {
    winds: ['东', '南', '西', '北'],
    comma: '，',
    turn: ['轮到你了', (wind, hand) => `${wind}风圈，第${hand}盘，大家在等你。`],
    start: ['牌局开始了', '人已到齐，快来打牌。'],
    agree: [
      '你同意吗？',
      {
        settings: '你这桌的设置改了。',
        ruling: '你这桌有人提议判罚。',
        end: '你这桌有人想结束牌局。',
      },
    ],
    evening: minutes => `聚会还有${minutes}分钟开始`,
    seat: [free => (free === 1 ? '三缺一' : `还缺${free}人`), (by, group) => `${by}在${group}的牌桌等你。`],
    review: ['复盘好了', '看看专家怎么评价你这局牌。'],
    try: ['通知就是这个样子', '点一下就回到 Gorrión。'],
  },
};

/** Returns the sentences of a call in a language. */
export function pushText(language: Language, push: Push): { readonly title: string; readonly body: string } {
  const words = SENTENCES[language];
  const said = ([title, body]: readonly [string, string]) => ({ title, body });
  switch (push.kind) {
    case 'turn':
      return said([words.turn[0], words.turn[1](words.winds[push.wind], push.hand)]);
    case 'agree':
      return said([words.agree[0], words.agree[1][push.to]]);
    case 'evening': {
      const where = [push.group, push.place].filter(name => name !== '').map(isolated);
      return said([words.evening(push.minutes), where.join(words.comma)]);
    }
    case 'seat':
      return said([words.seat[0](push.free), words.seat[1](callerOf(language, push.by), isolated(push.group))]);
    default:
      return said(words[push.kind]);
  }
}
