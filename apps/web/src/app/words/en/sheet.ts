import { counted } from '../../../sheet/words/en/counted.ts';
import { reasons } from '../../../sheet/words/en/reasons.ts';
import { result } from '../../../sheet/words/en/result.ts';
import { rulings } from '../../../sheet/words/en/rulings.ts';
import { sessionSheet } from '../../../sheet/words/en/sessionSheet.ts';

/** What score sheets say, of a hand and of a session. */
export const words = {
  ...counted,
  ...reasons,
  ...result,
  ...rulings,
  ...sessionSheet,
} as const;
