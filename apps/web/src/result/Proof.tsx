import type { ShuffleProof, TableState } from '@gorrion/protocol';
import { type HandState, PLAYERS, tilesText } from '@gorrion/rules';
import { type VerifiedShuffle, verifyShuffle } from '@gorrion/table';
import { useMemo } from 'react';
import { ownNonce } from '../connection/nonce.ts';
import { useT } from '../i18n/index.ts';
import { copyText } from '../ui/copyText.ts';
import { Icon } from '../ui/Icon.tsx';
import { giversOf, proofOfHand } from './proofOfHand.ts';

interface ProofProps {
  readonly proof: ShuffleProof;
  readonly hand: HandState;
  readonly places: TableState['places'];
}

/** That nobody chose the wall: sealed before the deal, opened after it, counted again here. */
export function Proof({ proof, hand, places }: ProofProps) {
  const t = useT();
  const verdict = useMemo(() => proofOfHand(proof, hand), [proof, hand]);
  const rebuilt = useMemo(() => verifyShuffle(proof), [proof]);
  const own = useMemo(() => ownNonce(proof.commitment), [proof.commitment]);
  const isMine = proof.contributions?.some(({ nonce }) => nonce === own);
  const isSealed = verdict === 'sealed';
  const genuine = t(isMine ? 'proof.okMine' : 'proof.okNote');
  return (
    <details className={`proof ${verdict}`}>
      <summary>
        <Icon name={verdict === 'genuine' ? 'check' : isSealed ? 'lock' : 'warn'} />
        <b>{t(verdict === 'genuine' ? 'proof.ok' : isSealed ? 'proof.sealed' : 'proof.bad')}</b>{' '}
        <span>{verdict === 'genuine' ? genuine : isSealed ? t('proof.sealedNote') : ''}</span>
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
        <Nonces proof={proof} places={places} own={own} />
        {rebuilt && <Rebuilt rebuilt={rebuilt} proof={proof} places={places} />}
      </dl>
      {proof.opened && (
        <button
          type="button"
          className="btn sm ghost"
          onClick={() => void copyText(JSON.stringify(proof, undefined, 1))}
        >
          <Icon name="copy" />
          {t('proof.copy')}
        </button>
      )}
    </details>
  );
}

/** What every chair gave; a bot, and whoever was late, counts as zeros. */
function Nonces({ proof, places, own }: Omit<ProofProps, 'hand'> & { readonly own: string }) {
  const t = useT();
  if (!proof.contributions) return null;
  const { contributions } = proof;
  const givers = giversOf(proof, places);
  return PLAYERS.map(chair => {
    const { isAsked, nonce } = contributions[chair];
    return (
      <div key={chair}>
        <dt>{t(nonce === own ? 'proof.ownNonce' : 'proof.nonceOf', { name: givers[chair] ?? '' })}</dt>
        <dd>{nonce ?? t(isAsked ? 'proof.late' : 'proof.notAsked')}</dd>
      </div>
    );
  });
}

/** Counted on this page from the opened values, and from nothing else. */
function Rebuilt({ rebuilt, proof, places }: Omit<ProofProps, 'hand'> & { readonly rebuilt: VerifiedShuffle }) {
  const t = useT();
  const givers = giversOf(proof, places);
  return (
    <>
      {proof.order && (
        <>
          <dt>{t('proof.seats')}</dt>
          <dd>{rebuilt.seats.map(chair => givers[chair]).join(' · ')}</dd>
        </>
      )}
      <dt>{t('proof.dice')}</dt>
      <dd>{rebuilt.dice.join(' ')}</dd>
      <dt>{t('proof.wall')}</dt>
      <dd>{rebuilt.wall.map(tile => tilesText([tile])).join(' ')}</dd>
    </>
  );
}
