import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Coming } from './Coming.tsx';
import type { ExpertPanelProps } from './expertProps.ts';
import { Limits } from './Limits.tsx';

/** Says why a hand shows no grades, and what to do. */
export function NotReviewed({ review, run, hand, player, names, onPlayer }: ExpertPanelProps) {
  const t = useT();
  const progress = run.hands.find(one => one.hand === hand && one.player === player);
  const others = review?.players.filter(other => other !== player && review.of(hand, other)) ?? [];
  const isComing = run.state === 'running' && progress !== undefined;
  const cancel = run.state === 'running' && run.canCancel && (
    <button type="button" className="btn sm" onClick={run.cancel}>
      {t('expert.cancel')}
    </button>
  );
  return (
    <div className="expert">
      <h2>{t(isComing ? 'expert.coming' : 'expert.notYet', { name: names[player] ?? '' })}</h2>
      {isComing && progress ? (
        <>
          <Coming progress={progress} run={run} name={names[player] ?? ''} />
          {cancel}
        </>
      ) : (
        <>
          <p>{t('expert.notYetWhy')}</p>
          <div className="row fill">
            <button
              type="button"
              className="btn sm pri"
              onClick={() => run.start([player], run.where)}
              disabled={run.places.length === 0}
            >
              {t('expert.start', { name: names[player] ?? '' })}
            </button>
            {cancel}
          </div>
        </>
      )}
      {run.state === 'failed' && (
        <p role="alert">
          <Icon name="warn" /> {t('expert.failed')}
        </p>
      )}
      {others.length > 0 && (
        <div className="row fill">
          {others.map(other => (
            <button key={other} type="button" className="btn sm" onClick={() => onPlayer(other)}>
              {t('expert.see', { name: names[other] ?? '' })}
            </button>
          ))}
        </div>
      )}
      <Limits />
    </div>
  );
}
