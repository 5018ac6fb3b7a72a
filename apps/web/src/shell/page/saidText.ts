import type { ChatContent } from '@gorrion/protocol';
import type { Translate } from '../../kit/i18n/index.ts';

/** Returns what somebody said in the reader's language: quick words are translated, written text is not. */
export const saidText = (t: Translate, said: ChatContent): string =>
  'text' in said ? said.text : t(`chat.word.${said.word}`);
