import { board } from '../../../board/words/es/board.ts';
import { ledgers } from '../../../client/words/es/ledgers.ts';
import { sound } from '../../../client/words/es/sound.ts';
import { classical } from '../../../kit/words/es/classical.ts';
import { newGroup } from '../../../shell/words/es/newGroup.ts';
import { practice } from '../../../shell/words/es/practice.ts';
import { shared } from '../../../shell/words/es/shared.ts';
import { sharing } from '../../../shell/words/es/sharing.ts';
import { voice } from '../../../shell/words/es/voice.ts';

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
