import { board } from '../../../board/words/en/board.ts';
import { ledgers } from '../../../client/words/en/ledgers.ts';
import { sound } from '../../../client/words/en/sound.ts';
import { classical } from '../../../kit/words/en/classical.ts';
import { newGroup } from '../../../shell/words/en/newGroup.ts';
import { practice } from '../../../shell/words/en/practice.ts';
import { shared } from '../../../shell/words/en/shared.ts';
import { sharing } from '../../../shell/words/en/sharing.ts';
import { voice } from '../../../shell/words/en/voice.ts';

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
