/** Mandarin only: Cantonese voices read the same characters as other words. */
export const isChinese = (lang: string): boolean => /^(zh|cmn)(?![-_](hk|yue))/i.test(lang);

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Returns the languages that this device can speak; none if the browser has no speech. */
export function voiceLanguages(): readonly string[] {
  try {
    return (synthesis()?.getVoices() ?? []).map(({ lang }) => lang);
  } catch {
    return [];
  }
}

export const hasChineseVoice = (): boolean => voiceLanguages().some(isChinese);

/** Calls back when the list of voices changes, because browsers fill it late. */
export function onVoices(changed: () => void): () => void {
  const own = synthesis();
  own?.addEventListener?.('voiceschanged', changed);
  return () => own?.removeEventListener?.('voiceschanged', changed);
}
