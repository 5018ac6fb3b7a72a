import type { Player } from '@gorrion/rules';
import { memo, useEffect, useRef } from 'react';
import type { ReplayHand } from '../../client/archive/replay.ts';
import { useT } from '../../kit/i18n/index.ts';
import type { Moment } from './moment.ts';

interface HandStripProps extends Pick<Moment, 'review'> {
  readonly hands: readonly ReplayHand[];
  /** Index of the hand that is shown. */
  readonly current: number;
  /** Whose side is below. */
  readonly player: Player;
  readonly onGo: (hand: number) => void;
}

/** The hands of the game, with what each brought to a player; a step within a hand does not draw them. */
export const HandStrip = memo(({ hands, current, player, review, onGo }: HandStripProps) => {
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
        return (
          <button
            key={hand.key}
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
        );
      })}
    </fieldset>
  );
});
