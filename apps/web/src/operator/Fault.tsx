import type { NamedPerson, OperatorWish } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { type Failure, findGuest } from './server.ts';
import type { Operator, Refused } from './useOperator.ts';

/** Says why the last wish was refused; a screen reader reads it at once. */
export function Fault({ why }: { readonly why: Failure | undefined }) {
  const t = useT();
  return (
    <p className="field-fault" role="alert">
      {why && t(`operator.no.${why}`)}
    </p>
  );
}

/** Returns what does a wish and resolves with whether it was done, and why the last one was not, until that is forgotten. */
export function useActs({ act }: Operator) {
  const [refused, setRefused] = useState<Refused>();
  const send = async (wish: OperatorWish): Promise<boolean> => {
    const answer = await act(wish);
    setRefused(answer);
    return answer === undefined;
  };
  /** Resolves with the guest of a name or an id; undefined if that is nobody, or several. */
  const find = async (called: string): Promise<NamedPerson | undefined> => {
    const answer = await findGuest(called);
    setRefused(answer.ok ? undefined : { why: answer.why, figures: answer.figures });
    return answer.ok ? answer.value : undefined;
  };
  return { ...refused, forget: () => setRefused(undefined), find, send };
}
