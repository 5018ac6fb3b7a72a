import type { ShuffleProof } from '@gorrion/protocol';
import type { HandState } from '@gorrion/rules';
import { useMemo } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { proofOfHand } from './proofOfHand.ts';

/** That the wall was not chosen: sealed before the deal, opened after it, counted again here. */
export function Proof({ proof, hand }: { readonly proof: ShuffleProof; readonly hand: HandState }) {
  const t = useT();
  const verdict = useMemo(() => proofOfHand(proof, hand), [proof, hand]);
  const isSealed = verdict === 'sealed';
  const note = verdict === 'genuine' ? t('proof.okNote') : isSealed ? t('proof.sealedNote') : '';
  return (
    <details className={`proof ${verdict}`}>
      <summary>
        <Icon name={verdict === 'genuine' ? 'check' : isSealed ? 'lock' : 'warn'} />
        <b>{t(verdict === 'genuine' ? 'proof.ok' : isSealed ? 'proof.sealed' : 'proof.bad')}</b> <span>{note}</span>
      </summary>
      <dl>
        <dt>{t('proof.commitment')}</dt>
        <dd>{proof.commitment}</dd>
        {proof.opened && (
          <>
            <dt>{t('proof.salt')}</dt>
            <dd>{proof.opened.salt}</dd>
            <dt>{t('proof.seed')}</dt>
            <dd>{proof.opened.seed}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
