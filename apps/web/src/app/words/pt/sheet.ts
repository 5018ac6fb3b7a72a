import { counted } from '../../../sheet/words/pt/counted.ts';
import { reasons } from '../../../sheet/words/pt/reasons.ts';
import { result } from '../../../sheet/words/pt/result.ts';
import { rulings } from '../../../sheet/words/pt/rulings.ts';
import { sessionSheet } from '../../../sheet/words/pt/sessionSheet.ts';

/** What score sheets say, of a hand and of a session. */
export const words = {
  ...counted,
  ...reasons,
  ...result,
  ...rulings,
  ...sessionSheet,
} as const;
