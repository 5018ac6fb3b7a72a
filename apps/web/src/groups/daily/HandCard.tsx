import type { DailyHand } from '@gorrion/events/daily';
import type { HandResult } from '@gorrion/events/duplicate';
import type { GameId } from '@gorrion/protocol';
import { seatOf } from '@gorrion/rules';
import { useMemo } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { WinnerTray } from '../../sheet/hand/WinnerTray.tsx';
import { BEGIN_REVIEW, gamePath, reviewPath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { type ComparedGame, stateAfter, useGames } from '../duplicate/games.ts';
import { handKey, seatIn } from '../duplicate/text.ts';
import { handText, percent, whoName } from './text.ts';

interface HandCardProps {
  readonly shown: DailyHand;
  readonly own: GameId | undefined;
  readonly isSmall: boolean;
}

/** One hand: the reader's tiles beside those of the best and of the expert, and the best of the field. */
export function HandCard({ shown, own, isSmall }: HandCardProps) {
  const t = useT();
  const { hand, result, lines, expert, score } = shown;
  const [first] = lines;
  // Nobody was better than who has as many points.
  const best = first && first.result.changes[0] > (result?.changes[0] ?? Number.NEGATIVE_INFINITY) ? first : undefined;
  const games = [own ?? null, best?.game ?? null, expert?.game ?? null];
  const loaded = useGames({ games });
  return (
    <Card
      title={t('daily.handAt', { hand, wind: t(`wind.${seatIn(hand, 0)}`) })}
      aside={
        own && (
          <Go className="btn sm ghost" href={reviewPath(own, 'mistakes')} state={BEGIN_REVIEW}>
            <ArchiveIcon name="target" />
            {t('daily.review')}
          </Go>
        )
      }
    >
      <ul className="daily-lines">
        <Side name={t('daily.you')} result={result} game={own} loaded={loaded[0]} hand={hand} />
        {best && <Side name={whoName(t, best)} result={best.result} game={best.game} loaded={loaded[1]} hand={hand} />}
        {expert && (
          <Side name={t('daily.expert')} result={expert.result} game={expert.game} loaded={loaded[2]} hand={hand} />
        )}
      </ul>
      {isSmall && <p className="fine">{t('daily.handShare', { share: percent(t, score) })}</p>}
      <Best lines={lines} hand={hand} />
    </Card>
  );
}

/** The best of the field in a hand, and the reader. */
function Best({ lines, hand }: Pick<DailyHand, 'lines' | 'hand'>) {
  const t = useT();
  return (
    <div className="scroller">
      <table className="table owns">
        <thead>
          <tr>
            <th scope="col">{t('duplicate.col.place')}</th>
            <th scope="col" className="words">
              {t('duplicate.col.player')}
            </th>
            <th scope="col" className="words daily-wide">
              {t('daily.with')}
            </th>
            <th scope="col">{t('duplicate.col.points')}</th>
            <th scope="col">
              <span className="sr">{t('daily.replay')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines are alike, and none of them moves
            <tr key={n} className={line.isYou ? 'own' : undefined}>
              <td>{t.number(line.place)}</td>
              <th scope="row" className="words" dir="auto">
                {whoName(t, line)}
              </th>
              <td className="words daily-wide">
                {line.result.winner === 0 && line.result.fan ? fanName(line.result.fan, t.locale) : ''}
              </td>
              <td>
                <b>{t.signed(line.result.changes[0])}</b>
              </td>
              <td>
                {line.game && (
                  <Go
                    href={gamePath(line.game, handKey(hand))}
                    aria-label={t('daily.replayOf', { name: whoName(t, line) })}
                  >
                    <Icon name="play" />
                  </Go>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SideProps {
  readonly name: string;
  readonly result: HandResult | undefined;
  readonly game: GameId | undefined;
  readonly loaded: ComparedGame;
  readonly hand: number;
}

/** What one made of the hand: points, tiles at its end, what happened, and the way to the replay. */
function Side({ name, result, game, loaded, hand }: SideProps) {
  const t = useT();
  const state = useMemo(() => (loaded && loaded !== 'missing' ? stateAfter(loaded, hand) : undefined), [loaded, hand]);
  return (
    <li className="stack tight">
      <div className="row ends tight">
        <b dir="auto">{name}</b>
        {result && <b>{t.signed(result.changes[0])}</b>}
      </div>
      {state && <WinnerTray hand={state.session.hand} seat={seatOf(state.session, 0)} corner={false} />}
      <p className="fine">{handText(t, result)}</p>
      {game && (
        <Go className="btn sm ghost" href={gamePath(game, handKey(hand))}>
          <Icon name="play" />
          {t('daily.replay')}
        </Go>
      )}
    </li>
  );
}
