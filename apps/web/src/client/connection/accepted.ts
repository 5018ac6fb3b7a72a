import type { Answer } from '@gorrion/protocol';
import { type Store, tell } from '../store/app.ts';

/** Returns whether the server accepted a request; shows its refusal as a notice. */
export function isAccepted<T>(store: Store, answer: Answer<T>): answer is { readonly ok: true } & T {
  if (!answer.ok) tell(store, { kind: 'refused', code: answer.code });
  return answer.ok;
}
