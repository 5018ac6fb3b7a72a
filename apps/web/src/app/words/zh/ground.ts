import { board } from '../../../board/words/zh/board.ts';
import { ledgers } from '../../../client/words/zh/ledgers.ts';
import { sound } from '../../../client/words/zh/sound.ts';
import { classical } from '../../../kit/words/zh/classical.ts';
import { newGroup } from '../../../shell/words/zh/newGroup.ts';
import { practice } from '../../../shell/words/zh/practice.ts';
import { shared } from '../../../shell/words/zh/shared.ts';
import { sharing } from '../../../shell/words/zh/sharing.ts';
import { voice } from '../../../shell/words/zh/voice.ts';

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
