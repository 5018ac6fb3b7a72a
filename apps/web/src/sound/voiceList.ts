/** Mandarin; Cantonese voices would call out other words for the same signs. */
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
