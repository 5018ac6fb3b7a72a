import type { OperatorWish } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import type { Failure } from './server.ts';
import type { Operator } from './useOperator.ts';

/** Says why the last wish was refused; a screen reader reads it at once. */
export function Fault({ why }: { readonly why: Failure | undefined }) {
  const t = useT();
  return (
    <p className="field-fault" role="alert">
      {why && t(`operator.no.${why}`)}
    </p>
  );
}

/** Returns what does a wish and resolves with whether it was done, and why the last one was not. */
export function useActs({ act }: Operator) {
  const [why, setWhy] = useState<Failure>();
  const send = async (wish: OperatorWish): Promise<boolean> => {
    const failure = await act(wish);
    setWhy(failure);
    return failure === undefined;
  };
  return { why, setWhy, send };
}
