import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { signedPoints } from './numbers.ts';
import type { PlacedHand } from './placed.ts';
import { type DecisionSums, sumsOf } from './sums.ts';

interface SumsProps {
  readonly hand: PlacedHand;
  /** The hands of the player whose review is done. */
  readonly game: readonly PlacedHand[];
}

/** What decisions cost in this hand and in the game. */
export function Sums({ hand, game }: SumsProps) {
  const t = useT();
  const ofHand = useMemo(() => sumsOf([hand]), [hand]);
  const ofGame = useMemo(() => sumsOf(game), [game]);
  return (
    <table className="table">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('expert.lostByDecisions')}</th>
          <th scope="col">{t('expert.withoutLoss')}</th>
        </tr>
      </thead>
      <tbody>
        <Row name={t('expert.thisHand')} sums={ofHand} />
        {ofGame.hands > 0 && <Row name={t('expert.handsReviewed', { count: ofGame.hands })} sums={ofGame} />}
      </tbody>
    </table>
  );
}

function Row({ name, sums }: { readonly name: string; readonly sums: DecisionSums }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={sums.lost >= 0.05 ? 'loss' : undefined}>
        {sums.stage === 'overview' && '≈ '}
        {signedPoints(t, -sums.lost)}
      </td>
      <td>{t('expert.of', { part: t.number(sums.withoutLoss), all: t.number(sums.count) })}</td>
    </tr>
  );
}
