/** Mandarin; Cantonese voices would call out other words for the same signs. */
export const isChinese = (lang: string): boolean => /^(zh|cmn)(?![-_](hk|yue))/i.test(lang);

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The languages that this device can speak; none where the browser has no speech. */
export function voiceLanguages(): readonly string[] {
  try {
    return (synthesis()?.getVoices() ?? []).map(({ lang }) => lang);
  } catch {
    return [];
  }
}

export const hasChineseVoice = (): boolean => voiceLanguages().some(isChinese);

/** Browsers fill the list of voices late; they tell when it has changed. */
export function onVoices(changed: () => void): () => void {
  const own = synthesis();
  own?.addEventListener?.('voiceschanged', changed);
  return () => own?.removeEventListener?.('voiceschanged', changed);
}
