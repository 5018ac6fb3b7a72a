import { board } from '../../../board/words/zh/board.ts';
import { ledgers } from '../../../client/words/zh/ledgers.ts';
import { sound } from '../../../client/words/zh/sound.ts';
import { classical } from '../../../kit/words/zh/classical.ts';
import { counted } from '../../../sheet/words/zh/counted.ts';
import { reasons } from '../../../sheet/words/zh/reasons.ts';
import { result } from '../../../sheet/words/zh/result.ts';
import { rulings } from '../../../sheet/words/zh/rulings.ts';
import { sessionSheet } from '../../../sheet/words/zh/sessionSheet.ts';
import { newGroup } from '../../../shell/words/zh/newGroup.ts';
import { practice } from '../../../shell/words/zh/practice.ts';
import { shared } from '../../../shell/words/zh/shared.ts';
import { ways } from '../../../shell/words/zh/ways.ts';

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
