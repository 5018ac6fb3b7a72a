import { HIDDEN, rankOf, suitOf, type Tile } from '@gorrion/rules';
import { callWords, type Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import type { CallLanguage } from '../preferences/sound.ts';
import type { CueName } from './cues.ts';
import { isChinese } from './voiceList.ts';

const CALLS = ['chow', 'pung', 'kong', 'flower', 'hu'] as const satisfies readonly CueName[];
type Call = (typeof CALLS)[number];

const isCall = (name: CueName): name is Call => CALLS.some(call => call === name);

export interface Utterance {
  readonly text: string;
  readonly lang: string;
}

/** 和 alone is read "hé"; this homophone is read "hú" by every voice. */
const chinese = (name: Call): Utterance => ({
  text: name === 'hu' ? '胡' : callWords('chow', 'zh')[name],
  lang: 'zh-CN',
});

/**
 * Returns what is said aloud with a cue: the Chinese word, or the word of the table's list. Chi, Peng, Gang, Hu, Hua are
 * Chinese words in Latin letters, so a Chinese voice says them if the device has one. Without one, calls are said in the
 * page's language: other voices skip Chinese characters, or spell them out.
 */
export function utteranceOf(
  name: CueName,
  spoken: CallLanguage,
  t: Translate,
  languages: readonly string[],
): Utterance | undefined {
  if (spoken === 'off' || !isCall(name)) return undefined;
  const isChineseWord = spoken === 'chinese' || t.callList === 'chi' || isChinese(t.locale);
  if (isChineseWord && languages.some(isChinese)) return chinese(name);
  return { text: t.calls[name], lang: t.locale };
}

const RANKS = '一二三四五六七八九';
const SUITS = { characters: '万', bamboos: '条', dots: '饼' } as const;
/** The honours, from the first kind after the suits. */
const HONOURS = ['东风', '南风', '西风', '北风', '红中', '发财', '白板'];
const FIRST_HONOUR = 27;

function chineseTile(tile: Tile): string | undefined {
  const suit = suitOf(tile);
  return suit ? RANKS[rankOf(tile)! - 1] + SUITS[suit] : HONOURS[tile - FIRST_HONOUR];
}

/**
 * Returns how a discard is named aloud, in the language in which calls are spoken; undefined if they are not, and for a
 * tile that nobody sees.
 */
export function tileUtterance(
  tile: Tile,
  spoken: CallLanguage,
  t: Translate,
  languages: readonly string[],
): Utterance | undefined {
  if (spoken === 'off' || tile === HIDDEN) return undefined;
  const text = spoken === 'chinese' && languages.some(isChinese) ? chineseTile(tile) : undefined;
  return text === undefined ? { text: tileName(t, tile), lang: t.locale } : { text, lang: 'zh-CN' };
}

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

const voiceFor = (own: SpeechSynthesis, lang: string): SpeechSynthesisVoice | undefined => {
  const fits = lang.startsWith('zh') ? isChinese : (other: string) => other.slice(0, 2) === lang.slice(0, 2);
  const voices = own.getVoices().filter(voice => fits(voice.lang));
  // A voice that needs no network answers at once.
  return voices.find(voice => voice.localService) ?? voices[0];
};

/** Says a call and cuts off the one before, because calls at a table do not queue. */
export function speak({ text, lang }: Utterance, volume: number): void {
  try {
    const own = synthesis();
    if (!own || volume <= 0) return;
    own.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.voice = voiceFor(own, lang) ?? null;
    utterance.volume = volume;
    utterance.rate = 1.15;
    own.speak(utterance);
  } catch {
    // The browser offers speech and has none: the table shows the call anyway.
  }
}
