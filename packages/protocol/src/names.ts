import { SEATS, type Seat } from '@gorrion/rules';
import type { Chair } from './state.ts';

/** Adjectives for guests. The order decides which guest gets which word and never changes. */
export const MANNERS = [
  'brave',
  'bright',
  'calm',
  'clever',
  'gentle',
  'happy',
  'keen',
  'kind',
  'lucky',
  'merry',
  'nimble',
  'patient',
  'quick',
  'quiet',
  'sunny',
  'wise',
] as const;

/** Birds for guests. The order decides which guest gets which word and never changes. */
export const GUEST_BIRDS = [
  'bunting',
  'crane',
  'cuckoo',
  'dove',
  'finch',
  'heron',
  'kestrel',
  'lark',
  'linnet',
  'magpie',
  'oriole',
  'robin',
  'sparrow',
  'swallow',
  'thrush',
  'wren',
] as const;

/** Birds for bots, in the order in which bots sit down at a table. */
export const BOT_BIRDS = ['blackbird', 'goldfinch', 'thrush', 'robin', 'lark', 'swift', 'sparrow'] as const;

export const BIRDS = [...new Set([...GUEST_BIRDS, ...BOT_BIRDS])];

export type Manner = (typeof MANNERS)[number];
export type Bird = (typeof GUEST_BIRDS)[number] | (typeof BOT_BIRDS)[number];

/** A generated name: a bird, for a guest with an adjective. Each reader sees it in their own language. */
export interface GeneratedName {
  readonly bird: Bird;
  readonly manner?: Manner;
  /** Appended (` ²`) where another person at the table has a name that looks the same. */
  readonly mark?: string;
}

const CODE = /^bird:(?:([a-z]+)-)?([a-z]+)( [²³⁴-⁸])?$/;

const isIn = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

const SEAT_WORDS = ['east', 'south', 'west', 'north'] as const;
const SEAT_CODE = /^seat:(east|south|west|north)$/;

/** Returns the text that stands for a player of whom a record tells no more than their seat in the first hand: `seat:east`. */
export const codeOfSeat = (seat: Seat): string => `seat:${SEAT_WORDS[seat]}`;

/** Returns the seat that a stored text stands for; undefined for a name. */
export function seatOfName(text: string): Seat | undefined {
  const [, word] = SEAT_CODE.exec(text) ?? [];
  return SEATS.find(seat => SEAT_WORDS[seat] === word);
}

/** Returns the text under which a generated name is stored and sent: `bird:lucky-cuckoo`, `bird:swift`. */
export const codeOfName = ({ manner, bird }: GeneratedName): string =>
  manner === undefined ? `bird:${bird}` : `bird:${manner}-${bird}`;

/** Returns the generated name that a stored text stands for; undefined for a name that a person chose. */
export function generatedName(text: string): GeneratedName | undefined {
  const [, manner, bird = '', mark] = CODE.exec(text) ?? [];
  if (!isIn(BIRDS, bird)) return undefined;
  const marked = mark === undefined ? {} : { mark };
  if (manner === undefined) return { bird, ...marked };
  return isIn(MANNERS, manner) ? { manner, bird, ...marked } : undefined;
}

const BOT_CODE = /^bot:(?=\S)(.+)$/;

/** Returns the text under which the name of a bot is stored and sent that a person's program plays: `bot:Deep Tiles`. */
export const codeOfBot = (name: string): string => `bot:${name}`;

/** Returns the name, as it is stored, of the bot that a stored text stands for; undefined for a person. */
export const botOfName = (text: string): string | undefined => BOT_CODE.exec(text)?.[1];

/** Whether a bot is on a chair: one of the table's own, or one that a program plays. */
export const isBotChair = (chair: Chair): boolean =>
  chair.kind === 'bot' || (chair.kind === 'person' && botOfName(chair.name) !== undefined);
