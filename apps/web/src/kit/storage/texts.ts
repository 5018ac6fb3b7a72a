/* Texts that the browser keeps for this site. A browser may refuse to, or be full: then they last as long as the page. */

export interface TextStore {
  /** Returns the text of a key; undefined if there is none. */
  get(key: string): string | undefined;
  /**
   * Keeps a text, or forgets it (undefined). Returns false if the browser took nothing: the text then lasts as long as the
   * page, and after that an older one may be there again.
   */
  set(key: string, text: string | undefined): boolean;
}

function textStore(open: () => Storage | undefined): TextStore {
  /** What the browser did not take. A text here is newer than the browser's own. */
  const unkept = new Map<string, string>();

  return {
    get(key) {
      const held = unkept.get(key);
      if (held !== undefined) return held;
      try {
        return open()?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, text) {
      unkept.delete(key);
      try {
        const storage = open();
        if (text === undefined) storage?.removeItem(key);
        else storage?.setItem(key, text);
        if (storage) return true;
      } catch {
        // Refused or full.
      }
      if (text !== undefined) unkept.set(key, text);
      return false;
    },
  };
}

/** Texts of this device: all tabs share them, and they outlast the page. */
export const deviceTexts = textStore(() => globalThis.localStorage);

/** Texts of this tab: they outlast a reload. */
export const tabTexts = textStore(() => globalThis.sessionStorage);

const PROBE = 'gorrion.probe';

/** Returns whether the browser keeps texts for this site at all. */
export function areTextsKept(): boolean {
  const isKept = deviceTexts.set(PROBE, '1');
  deviceTexts.set(PROBE, undefined);
  return isKept;
}
