import type { BySeat, Language } from '@gorrion/rules';
import { BIRDS, type Bird, botOfName, generatedName, MANNERS, type Manner, seatOfName } from './names.ts';

interface BirdWords {
  /** What a player is called of whom only the seat is known. */
  readonly seats: BySeat<string>;
  /** What stands before the name of a bot that somebody's program plays. */
  readonly bot: string;
  /** The word for each bird, with its gender where the language has one, because the adjective agrees with it. */
  readonly birds: Readonly<Record<Bird, string | readonly [word: string, gender: 'm' | 'f']>>;
  /** The adjective of each manner: one form for both genders, or the masculine and the feminine form. */
  readonly manners: Readonly<Record<Manner, string | readonly [masculine: string, feminine: string]>>;
  readonly join: (manner: string, bird: string) => string;
}

/** Returns a record of words from themselves with a capital letter. */
const capitals = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map(word => [word, word[0]!.toUpperCase() + word.slice(1)])) as Record<Word, string>;

const EN: BirdWords = {
  seats: ['East', 'South', 'West', 'North'],
  bot: 'Bot',
  birds: capitals(BIRDS),
  manners: capitals(MANNERS),
  join: (manner, bird) => `${manner} ${bird}`,
};

/** Manners that Spanish and Portuguese spell alike. */
const IBERIAN_MANNERS = {
  calm: ['Sereno', 'Serena'],
  happy: 'Feliz',
  merry: 'Alegre',
  nimble: 'Ágil',
  patient: 'Paciente',
  quick: 'Veloz',
} as const;

const mannerAfterBird = (manner: string, bird: string): string => `${bird} ${manner}`;

const ES: BirdWords = {
  seats: ['Este', 'Sur', 'Oeste', 'Norte'],
  bot: 'Bot',
  birds: {
    blackbird: ['Mirlo', 'm'],
    bunting: ['Escribano', 'm'],
    crane: ['Grulla', 'f'],
    cuckoo: ['Cuco', 'm'],
    dove: ['Paloma', 'f'],
    finch: ['Pinzón', 'm'],
    goldfinch: ['Jilguero', 'm'],
    heron: ['Garza', 'f'],
    kestrel: ['Cernícalo', 'm'],
    lark: ['Alondra', 'f'],
    linnet: ['Pardillo', 'm'],
    magpie: ['Urraca', 'f'],
    oriole: ['Oropéndola', 'f'],
    robin: ['Petirrojo', 'm'],
    sparrow: ['Gorrión', 'm'],
    swallow: ['Golondrina', 'f'],
    swift: ['Vencejo', 'm'],
    thrush: ['Zorzal', 'm'],
    wren: ['Chochín', 'm'],
  },
  manners: {
    ...IBERIAN_MANNERS,
    brave: 'Valiente',
    bright: 'Brillante',
    clever: ['Ingenioso', 'Ingeniosa'],
    gentle: 'Amable',
    keen: ['Despierto', 'Despierta'],
    kind: ['Bondadoso', 'Bondadosa'],
    lucky: ['Afortunado', 'Afortunada'],
    quiet: ['Callado', 'Callada'],
    sunny: ['Risueño', 'Risueña'],
    wise: ['Sabio', 'Sabia'],
  },
  join: mannerAfterBird,
};

const PT: BirdWords = {
  seats: ['Leste', 'Sul', 'Oeste', 'Norte'],
  bot: 'Bot',
  birds: {
    blackbird: ['Melro', 'm'],
    bunting: ['Cardeal', 'm'],
    crane: ['Grou', 'm'],
    cuckoo: ['Cuco', 'm'],
    dove: ['Pomba', 'f'],
    finch: ['Tentilhão', 'm'],
    goldfinch: ['Pintassilgo', 'm'],
    heron: ['Garça', 'f'],
    kestrel: ['Falcão', 'm'],
    lark: ['Cotovia', 'f'],
    linnet: ['Pintarroxo', 'm'],
    magpie: ['Gralha', 'f'],
    oriole: ['Corrupião', 'm'],
    robin: ['Pisco', 'm'],
    sparrow: ['Pardal', 'm'],
    swallow: ['Andorinha', 'f'],
    swift: ['Andorinhão', 'm'],
    thrush: ['Sabiá', 'm'],
    wren: ['Corruíra', 'f'],
  },
  manners: {
    ...IBERIAN_MANNERS,
    brave: 'Valente',
    bright: 'Brilhante',
    clever: ['Esperto', 'Esperta'],
    gentle: 'Gentil',
    keen: ['Atento', 'Atenta'],
    kind: ['Bondoso', 'Bondosa'],
    lucky: ['Sortudo', 'Sortuda'],
    quiet: ['Quieto', 'Quieta'],
    sunny: 'Radiante',
    wise: ['Sábio', 'Sábia'],
  },
  join: mannerAfterBird,
};

const ZH: BirdWords = {
  seats: ['东家', '南家', '西家', '北家'],
  bot: '机器人',
  birds: {
    blackbird: '乌鸫',
    bunting: '蓝鹀',
    crane: '仙鹤',
    cuckoo: '布谷鸟',
    dove: '鸽子',
    finch: '燕雀',
    goldfinch: '金翅雀',
    heron: '白鹭',
    kestrel: '红隼',
    lark: '云雀',
    linnet: '朱雀',
    magpie: '喜鹊',
    oriole: '黄鹂',
    robin: '知更鸟',
    sparrow: '麻雀',
    swallow: '燕子',
    swift: '雨燕',
    thrush: '画眉',
    wren: '鹪鹩',
  },
  manners: {
    brave: '勇敢',
    bright: '闪亮',
    calm: '沉着',
    clever: '聪明',
    gentle: '温柔',
    happy: '快乐',
    keen: '敏锐',
    kind: '善良',
    lucky: '幸运',
    merry: '欢快',
    nimble: '灵巧',
    patient: '耐心',
    quick: '敏捷',
    quiet: '安静',
    sunny: '阳光',
    wise: '睿智',
  },
  join: (manner, bird) => `${manner}的${bird}`,
};

const WORDS: Readonly<Record<Language, BirdWords>> = { en: EN, es: ES, pt: PT, zh: ZH };

const wordsOf = (locale: string): BirdWords =>
  Object.entries(WORDS).find(([language]) => locale.startsWith(language))?.[1] ?? EN;

/**
 * Returns a name as a reader of a locale sees it: a generated name or a seat in their language, a chosen name as it is, and
 * before that of a program's bot that it is one.
 */
export function nameIn(locale: string, text: string): string {
  const bot = botOfName(text);
  if (bot !== undefined) return `${wordsOf(locale).bot} ${nameIn(locale, bot)}`;
  const seat = seatOfName(text);
  if (seat !== undefined) return wordsOf(locale).seats[seat];
  const name = generatedName(text);
  if (!name) return text;
  const mark = name.mark ?? '';
  const { birds, manners, join } = wordsOf(locale);
  const word = birds[name.bird];
  const [bird, gender] = typeof word === 'string' ? [word, 'm'] : word;
  if (name.manner === undefined) return bird + mark;
  const manner = manners[name.manner];
  return join(typeof manner === 'string' ? manner : manner[gender === 'f' ? 1 : 0], bird) + mark;
}
