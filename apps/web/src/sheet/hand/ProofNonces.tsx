import type { BoundShuffleProof, GivingChair, OldShuffleProof, Redeals, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { withheld } from '@gorrion/table';
import { useMemo } from 'react';
import { isOwnNonce, ownOldNonce } from '../../client/connection/nonce.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { giversOf } from './proofOfHand.ts';

interface OfProof<Proof> {
  readonly proof: Proof;
  readonly places: TableState['places'];
}

/** The number of each chair in format 2. A bot and a late player count as zeros. */
export function OldNonces({ proof, places }: OfProof<OldShuffleProof>) {
  const t = useT();
  const own = useMemo(() => ownOldNonce(proof.commitment), [proof.commitment]);
  const { contributions } = proof;
  if (!contributions) return null;
  const givers = giversOf(proof, places);
  return PLAYERS.map(chair => {
    const { isAsked, nonce } = contributions[chair];
    const isOwn = nonce !== undefined && nonce === own;
    return (
      <div key={chair}>
        <dt>{t(isOwn ? 'proof.ownNonce' : 'proof.nonceOf', { name: givers[chair] ?? '' })}</dt>
        <dd>{nonce ?? t(isAsked ? 'proof.late' : 'proof.notAsked')}</dd>
      </div>
    );
  });
}

/** Returns why a chair has no number in the key. */
function lack(t: Translate, { kind, seal }: GivingChair): string {
  if (kind === 'bot') return t('shuffle.bot');
  if (kind === 'absent') return t('shuffle.absent');
  if (kind === 'struck') return t('shuffle.struck');
  return t(seal === undefined ? 'shuffle.noSeal' : 'shuffle.withheld');
}

type Giver = 'proof.ownNonce' | 'shuffle.otherDevice' | 'proof.nonceOf';

/** The number of each chair, or why it gave none. `me` is the viewer's player. */
export function BoundNonces({ proof, places, me }: OfProof<BoundShuffleProof> & { readonly me: Player | undefined }) {
  const t = useT();
  const givers = giversOf(proof, places);
  const mine = me === undefined || !proof.order ? me : proof.order[me];
  const keyFor = (chair: Player): Giver => {
    if (isOwnNonce(proof, chair)) return 'proof.ownNonce';
    const isLost = chair === mine && proof.chairs[chair].nonce !== undefined;
    return isLost ? 'shuffle.otherDevice' : 'proof.nonceOf';
  };
  return PLAYERS.map(chair => {
    const one = proof.chairs[chair];
    return (
      <div key={chair}>
        <dt>{t(keyFor(chair), { name: givers[chair] ?? '' })}</dt>
        <dd>{one.nonce ?? lack(t, one)}</dd>
      </div>
    );
  });
}

/** The void attempts of this hand with the names of those who withheld, and the names of those who do not trust the shuffle. */
export function Redealt({
  proof,
  places,
  redeals,
}: OfProof<BoundShuffleProof> & { readonly redeals: Redeals | undefined }) {
  const t = useT();
  const isOfHand = (attempt: BoundShuffleProof) =>
    attempt.game === proof.game && attempt.handNumber === proof.handNumber && attempt.attempt < proof.attempt;
  const attempts = redeals?.voids.filter(isOfHand) ?? [];
  const nameOf = (of: BoundShuffleProof) => (chair: Player) => giversOf(of, places)[chair] ?? '';
  const doubts = [...attempts, proof].flatMap(of =>
    of.objections.map(({ place, reason }) => ({ name: nameOf(of)(place), reason: t(`shuffle.objection.${reason}`) })),
  );
  return (
    <>
      {attempts.length > 0 && <dt>{t('shuffle.attempts')}</dt>}
      {attempts.map(of => (
        <dd key={of.attempt} className="words">
          {of.objectedBy === undefined
            ? t('shuffle.attempt', { attempt: of.attempt, names: t.all(withheld(of).map(nameOf(of))) })
            : t('shuffle.rebuilt', { attempt: of.attempt, name: nameOf(of)(of.objectedBy) })}
        </dd>
      ))}
      {doubts.length > 0 && <dt className="doubt">{t('shuffle.doubts')}</dt>}
      {doubts.map(doubt => (
        <dd key={`${doubt.name} ${doubt.reason}`} className="words doubt">
          {t('shuffle.doubt', doubt)}
        </dd>
      ))}
      {proof.acceptedLoss.length > 0 && <dt>{t('shuffle.accepted')}</dt>}
      {proof.acceptedLoss.length > 0 && <dd className="words">{t.all(proof.acceptedLoss.map(nameOf(proof)))}</dd>}
    </>
  );
}
