import { board } from '../../../board/words/pt/board.ts';
import { ledgers } from '../../../client/words/pt/ledgers.ts';
import { sound } from '../../../client/words/pt/sound.ts';
import { classical } from '../../../kit/words/pt/classical.ts';
import { counted } from '../../../sheet/words/pt/counted.ts';
import { reasons } from '../../../sheet/words/pt/reasons.ts';
import { result } from '../../../sheet/words/pt/result.ts';
import { rulings } from '../../../sheet/words/pt/rulings.ts';
import { sessionSheet } from '../../../sheet/words/pt/sessionSheet.ts';
import { newGroup } from '../../../shell/words/pt/newGroup.ts';
import { practice } from '../../../shell/words/pt/practice.ts';
import { shared } from '../../../shell/words/pt/shared.ts';
import { ways } from '../../../shell/words/pt/ways.ts';

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
