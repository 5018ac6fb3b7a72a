import { useKeydown } from '../../kit/ui/useKeydown.ts';
import { isDialogOpen, isTyping } from '../hooks/useKeys.ts';
import type { KeyName, Keys } from '../keys.ts';
import type { Word } from './useWord.ts';

/** The key of each word. Drawing has the key that discards the focused tile in assisted play; Enter discards too. */
export const KEY_OF: Readonly<Record<Word, KeyName>> = {
  chow: 'chow',
  pung: 'pung',
  kong: 'kong',
  win: 'win',
  flower: 'flower',
  draw: 'discard',
};

/** Has the single keys say the words of strict play, before the table's own keys see them. Held keys say nothing more. */
export function useSayKeys(keys: Keys | undefined, say: (word: Word) => void): void {
  useKeydown(
    event => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
      const words = Object.keys(KEY_OF) as Word[];
      const word = words.find(one => keys?.[KEY_OF[one]] === event.key.toLowerCase());
      if (!word) return;
      event.preventDefault();
      if (!event.repeat) say(word);
    },
    { isOn: keys !== undefined, isFirst: true },
  );
}
