import type { Player, RoundWon } from '@gorrion/rules';
import type { ReplayHand } from '@gorrion/table';
import { Fragment, memo, useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { Moment } from './moment.ts';

interface HandStripProps extends Pick<Moment, 'review'> {
  readonly hands: readonly ReplayHand[];
  /** Index of the hand that is shown. */
  readonly current: number;
  /** Whose side is below. */
  readonly player: Player;
  /** The rounds that have winners. */
  readonly rounds: readonly RoundWon[];
  /** By player. */
  readonly names: readonly string[];
  readonly onGo: (hand: number) => void;
}

/** The hands of the game, with what each brought to a player; a step within a hand does not draw them. */
export const HandStrip = memo(({ hands, current, player, rounds, names, review, onGo }: HandStripProps) => {
  const t = useT();
  const strip = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hand is another button
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <fieldset className="strip" ref={strip} aria-label={t('replay.hands')}>
      {hands.map((hand, n) => {
        const points = hand.changes?.[player];
        const name = t('result.hand', { wind: t(`wind.${hand.round}`), hand: hand.inRound });
        const decisions = review?.of(n, player)?.decisions ?? [];
        const mistakes = decisions.filter(({ decision }) => decision.verdict === 'mistake').length;
        const result = points === undefined ? t('replay.again') : t.signed(points);
        const isLast = !hands.some(({ round, changes }, m) => m > n && round === hand.round && changes);
        const won = isLast && hand.changes ? rounds.find(({ round }) => round === hand.round) : undefined;
        return (
          <Fragment key={hand.key}>
            <button
              type="button"
              className={hand.inRound === 1 && n > 0 ? 'new-round' : undefined}
              aria-current={n === current ? 'true' : undefined}
              onClick={() => onGo(n)}
            >
              <span className="sr">
                {`${name}, ${result}`}
                {mistakes > 0 && `, ${t('replay.mistakes', { count: mistakes })}`}
              </span>
              {mistakes > 0 && <i className="has-mistake" aria-hidden="true" />}
              <b aria-hidden="true">
                {t(`replay.wind.${hand.round}`)}
                {hand.inRound}
              </b>
              <span aria-hidden="true">{points === undefined ? '↻' : t.signed(points)}</span>
            </button>
            {won && <StripRound won={won} names={names} />}
          </Fragment>
        );
      })}
    </fieldset>
  );
});

/** Who has won the round that ends here. */
function StripRound({ won: { round, winners }, names }: { readonly won: RoundWon } & Pick<HandStripProps, 'names'>) {
  const t = useT();
  const who = t.all(winners.map(player => names[player] ?? ''));
  const by = t(winners.length > 1 ? 'games.round.shared' : 'games.round.by', { names: who });
  return (
    <p className="fine strip-round">
      <span className="sr">{`${t('games.round.name', { round: round + 1 })}, ${by}`}</span>
      <Icon name="starred" />
      <bdi className="ellipsis" aria-hidden="true">
        {who}
      </bdi>
    </p>
  );
}
