import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Coming } from './Coming.tsx';
import type { ExpertPanelProps } from './expertProps.ts';
import { signedPoints } from './numbers.ts';
import type { PlacedHand } from './placed.ts';
import { type DecisionSums, sumsOf } from './sums.ts';

interface SumsProps extends Pick<ExpertPanelProps, 'run' | 'names'> {
  readonly hand: PlacedHand;
  /** The hands of the player whose review is done. */
  readonly game: readonly PlacedHand[];
}

/** What decisions cost in this hand and in the game. A first look may still change, so it is not summed. */
export function Sums({ hand, game, run, names }: SumsProps) {
  const t = useT();
  const ofHand = useMemo(() => sumsOf([hand]), [hand]);
  const ofGame = useMemo(() => sumsOf(game), [game]);
  const isDone = hand.review.stage === 'full';
  return (
    <>
      {!isDone && <Unfinished hand={hand} run={run} names={names} />}
      {(isDone || ofGame.hands > 0) && (
        <table className="table">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('expert.lostByDecisions')}</th>
              <th scope="col">{t('expert.withoutLoss')}</th>
            </tr>
          </thead>
          <tbody>
            {isDone && <Row name={t('expert.thisHand')} sums={ofHand} />}
            {ofGame.hands > 0 && <Row name={t('expert.handsReviewed', { count: ofGame.hands })} sums={ofGame} />}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Says in the place of the sums that the hand is still being reviewed, or that its review was left unfinished. */
function Unfinished({ hand: { review }, run, names }: Omit<SumsProps, 'game'>) {
  const t = useT();
  const { hand, player } = review;
  const progress = run.hands.find(one => one.hand === hand && one.player === player);
  if (run.state !== 'running' || !progress) return <p className="fine">{t('expert.sumsLater')}</p>;
  return <Coming progress={progress} run={run} name={names[player] ?? ''} />;
}

function Row({ name, sums }: { readonly name: string; readonly sums: DecisionSums }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={sums.lost >= 0.05 ? 'loss' : undefined}>{signedPoints(t, -sums.lost)}</td>
      <td>{t('expert.of', { part: t.number(sums.withoutLoss), all: t.number(sums.count) })}</td>
    </tr>
  );
}
