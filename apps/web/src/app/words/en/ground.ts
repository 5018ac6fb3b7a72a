import { board } from '../../../board/words/en/board.ts';
import { ledgers } from '../../../client/words/en/ledgers.ts';
import { sound } from '../../../client/words/en/sound.ts';
import { classical } from '../../../kit/words/en/classical.ts';
import { counted } from '../../../sheet/words/en/counted.ts';
import { reasons } from '../../../sheet/words/en/reasons.ts';
import { result } from '../../../sheet/words/en/result.ts';
import { rulings } from '../../../sheet/words/en/rulings.ts';
import { sessionSheet } from '../../../sheet/words/en/sessionSheet.ts';
import { newGroup } from '../../../shell/words/en/newGroup.ts';
import { practice } from '../../../shell/words/en/practice.ts';
import { shared } from '../../../shell/words/en/shared.ts';
import { ways } from '../../../shell/words/en/ways.ts';

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
