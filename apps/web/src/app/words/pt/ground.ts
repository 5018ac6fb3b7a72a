import { board } from '../../../board/words/pt/board.ts';
import { ledgers } from '../../../client/words/pt/ledgers.ts';
import { sound } from '../../../client/words/pt/sound.ts';
import { classical } from '../../../kit/words/pt/classical.ts';
import { newGroup } from '../../../shell/words/pt/newGroup.ts';
import { practice } from '../../../shell/words/pt/practice.ts';
import { shared } from '../../../shell/words/pt/shared.ts';
import { sharing } from '../../../shell/words/pt/sharing.ts';
import { voice } from '../../../shell/words/pt/voice.ts';

/** Sentences of the rooms below the places, which all of them may show. */
export const words = {
  ...board,
  ...ledgers,
  ...sound,
  ...classical,
  ...newGroup,
  ...practice,
  ...shared,
  ...sharing,
  ...voice,
} as const;
