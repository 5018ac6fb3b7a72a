import type { Redeals, ShuffleProof, TableState } from '@gorrion/protocol';
import { type HandState, type Player, tilesText } from '@gorrion/rules';
import { type PageShare, type VerifiedShuffle, verifyShuffle } from '@gorrion/table';
import { useMemo } from 'react';
import { followedSince, ownShare } from '../../client/connection/nonce.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import { BoundNonces, OldNonces, Redealt } from './ProofNonces.tsx';
import { giversOf, proofOfHand, type Verdict } from './proofOfHand.ts';

interface ProofProps {
  readonly proof: ShuffleProof;
  readonly hand: HandState;
  readonly places: TableState['places'];
  readonly redeals: Redeals | undefined;
  /** The viewer's player; undefined for a spectator. */
  readonly me: Player | undefined;
}

/** Returns what the proof shows, as one sentence. It claims no more than the proof's format can show. */
function meaning(t: Translate, proof: ShuffleProof, share: PageShare): string {
  if (proof.format === 4) return t('shuffle.fits');
  if (proof.format !== 3) return t(proof.contributions ? 'shuffle.format2' : 'shuffle.format1');
  if (share === 'part') return t('shuffle.mine');
  return t(share === 'left-out' ? 'shuffle.leftOut' : 'shuffle.fits');
}

const ICONS: Record<Verdict, IconName> = { genuine: 'check', sealed: 'lock', false: 'warn' };

/** Shows the proof that neither a player nor the server chose the wall, which this page recomputes. */
export function Proof({ proof, hand, places, redeals, me }: ProofProps) {
  const t = useT();
  const verdict = useMemo(() => proofOfHand(proof, hand), [proof, hand]);
  const rebuilt = useMemo(() => verifyShuffle(proof), [proof]);
  const share = useMemo(() => (proof.format === 3 ? ownShare(proof) : 'unknown'), [proof]);
  const since = useMemo(() => (proof.format === 3 ? followedSince(proof) : undefined), [proof]);
  const isUnfair = verdict === 'genuine' && share === 'left-out';
  const title = t(verdict === 'genuine' ? 'proof.ok' : verdict === 'sealed' ? 'proof.sealed' : 'proof.bad');
  const sealed = t(proof.format === 4 ? 'proof.duplicate' : 'proof.sealedNote');
  const note = { genuine: meaning(t, proof, share), sealed, false: '' }[verdict];
  return (
    <details className={`proof ${isUnfair ? 'false' : verdict}`} open={isUnfair || verdict === 'false'}>
      <summary>
        <Icon name={isUnfair ? 'warn' : ICONS[verdict]} />
        <b>{title}</b> <span>{note}</span>
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
        {proof.format === 3 && (
          <>
            {since !== undefined && since > 1 && <dd className="words">{t('shuffle.since', { hand: since })}</dd>}
            <BoundNonces proof={proof} places={places} me={me} />
            <Redealt proof={proof} places={places} redeals={redeals} />
          </>
        )}
        {proof.format === undefined && <OldNonces proof={proof} places={places} />}
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

/** The dice and the wall, recomputed by this page from the opened values alone. */
function Rebuilt({
  rebuilt,
  proof,
  places,
}: Pick<ProofProps, 'proof' | 'places'> & { readonly rebuilt: VerifiedShuffle }) {
  const t = useT();
  const givers = giversOf(proof, places);
  return (
    <>
      {proof.order && (
        <>
          <dt>{t('proof.seats')}</dt>
          <dd>{rebuilt.seats.map(chair => t.nameOf(givers[chair] ?? '')).join(' · ')}</dd>
        </>
      )}
      <dt>{t('proof.dice')}</dt>
      <dd>{rebuilt.dice.join(' ')}</dd>
      <dt>{t('proof.wall')}</dt>
      <dd>{rebuilt.wall.map(tile => tilesText([tile])).join(' ')}</dd>
    </>
  );
}
