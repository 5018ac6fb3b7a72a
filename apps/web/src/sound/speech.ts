import type { Translate } from '../i18n/index.ts';
import type { CallLanguage } from '../preferences/sound.ts';
import type { CueName } from './cues.ts';
import { isChinese } from './voiceList.ts';

const CHINESE = { chow: '吃', pung: '碰', kong: '杠', flower: '花', hu: '和' } as const satisfies Partial<
  Record<CueName, string>
>;
type Call = keyof typeof CHINESE;

const OWN = { chow: 'act.chow', pung: 'act.pung', kong: 'act.kong', flower: 'act.flower', hu: 'act.win' } as const;

const isCall = (name: CueName): name is Call => name in CHINESE;

export interface Utterance {
  readonly text: string;
  readonly lang: string;
}

/**
 * Returns what is said aloud with a cue. Without a Chinese voice on the device, calls are said in the page's language:
 * other voices skip Chinese characters, or spell them out.
 */
export function utteranceOf(
  name: CueName,
  spoken: CallLanguage,
  t: Translate,
  languages: readonly string[],
): Utterance | undefined {
  if (spoken === 'off' || !isCall(name)) return undefined;
  const hasChinese = languages.some(isChinese);
  // 和 alone is read "hé"; this homophone is read "hú" by every voice.
  if (spoken === 'chinese' && hasChinese) return { text: name === 'hu' ? '胡' : CHINESE[name], lang: 'zh-CN' };
  return { text: t(OWN[name]), lang: t.locale };
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
