import { counted } from '../../../sheet/words/es/counted.ts';
import { reasons } from '../../../sheet/words/es/reasons.ts';
import { result } from '../../../sheet/words/es/result.ts';
import { rulings } from '../../../sheet/words/es/rulings.ts';
import { sessionSheet } from '../../../sheet/words/es/sessionSheet.ts';

/** What score sheets say, of a hand and of a session. */
export const words = {
  ...counted,
  ...reasons,
  ...result,
  ...rulings,
  ...sessionSheet,
} as const;
