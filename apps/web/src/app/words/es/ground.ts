import { board } from '../../../board/words/es/board.ts';
import { ledgers } from '../../../client/words/es/ledgers.ts';
import { sound } from '../../../client/words/es/sound.ts';
import { classical } from '../../../kit/words/es/classical.ts';
import { counted } from '../../../sheet/words/es/counted.ts';
import { reasons } from '../../../sheet/words/es/reasons.ts';
import { result } from '../../../sheet/words/es/result.ts';
import { rulings } from '../../../sheet/words/es/rulings.ts';
import { sessionSheet } from '../../../sheet/words/es/sessionSheet.ts';
import { newGroup } from '../../../shell/words/es/newGroup.ts';
import { practice } from '../../../shell/words/es/practice.ts';
import { shared } from '../../../shell/words/es/shared.ts';
import { ways } from '../../../shell/words/es/ways.ts';

/** Sentences of the rooms below the places, which all of them may show. */
export const ground = {
  ...classical,
  ...sound,
  ...ledgers,
  ...board,
  ...ways,
  ...practice,
  ...newGroup,
  ...shared,
  ...counted,
  ...result,
  ...reasons,
  ...rulings,
  ...sessionSheet,
} as const;
