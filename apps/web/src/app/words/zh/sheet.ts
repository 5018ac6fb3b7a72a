import { counted } from '../../../sheet/words/zh/counted.ts';
import { reasons } from '../../../sheet/words/zh/reasons.ts';
import { result } from '../../../sheet/words/zh/result.ts';
import { rulings } from '../../../sheet/words/zh/rulings.ts';
import { sessionSheet } from '../../../sheet/words/zh/sessionSheet.ts';

/** What score sheets say, of a hand and of a session. */
export const words = {
  ...counted,
  ...reasons,
  ...result,
  ...rulings,
  ...sessionSheet,
} as const;
