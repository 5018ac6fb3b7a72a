import { PLAYERS } from '@gorrion/rules';
import { isReadyAgain } from '@gorrion/table';
import { useMemo } from 'react';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { headline } from '../result/headline.ts';
import { Places } from '../result/Places.tsx';
import { ranking } from '../result/ranking.ts';
import { playedHands, turningPoint } from '../result/story.ts';
import { turningText } from '../result/storyText.ts';
import { ScreenBrand, ScreenFrame } from '../screen/ScreenFrame.tsx';
import '../result/gameEnd.css';

interface ScreenResultsProps {
  /** The table with the people who played the game. */
  readonly table: FollowedTable;
  /** The table with the people who sit there now. */
  readonly now: FollowedTable;
}

/** The results of a game for a whole room, and who is ready for another one. */
export function ScreenResults({ table, now }: ScreenResultsProps) {
  const t = useT();
  const { session } = table.state;
  const lines = ranking(table.state) ?? [];
  const hands = useMemo(() => playedHands(session.results), [session.results]);
  const point = useMemo(() => turningPoint(hands, session.totals), [hands, session.totals]);
  const told = hands.length > 0 && turningText(t, point, { hands, results: session.results, lines, me: undefined });
  const seated = PLAYERS.filter(player => now.state.places[player].kind !== 'empty');
  const ready = seated.filter(player => isReadyAgain(now.state, player));
  return (
    <ScreenFrame title={t('end.title')} isSilent>
      <ScreenBrand />
      <div className="tv-results">
        <h2>{headline(t, hands.length > 0, lines, undefined)}</h2>
        {told && <p>{told}</p>}
        <Places lines={lines} me={undefined} rules={session.options.rules} />
      </div>
      {!now.state.event && now.behind === undefined && (
        <div className="tv-again">
          <b>{t('tv.again')}</b>
          <ul>
            {seated.map(player => (
              <li key={player} className={ready.includes(player) ? 'is-ready' : undefined}>
                <Icon name={ready.includes(player) ? 'check' : 'clock'} />
                <bdi>{t.nameOf(nameAt(now.state.places[player]) ?? '')}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ScreenFrame>
  );
}
