import { gameIdOf } from '@gorrion/protocol';
import { byPlayer, explain, isClassical, meldTiles, type Tile, type WonOutcome, winnersScore } from '@gorrion/rules';
import { usePreferences } from '../../client/preferences/preferences.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { fansOf } from '../../sheet/hand/handResult.ts';
import { Change, HandsTable } from '../../sheet/session/HandsTable.tsx';
import { RunningPoints } from '../../sheet/session/RunningPoints.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { type BestHand, bestHands, type Highlight, highlights, type PlayedHand, type TurningPoint } from './story.ts';
import { handName } from './storyText.ts';
import '../../sheet/hand/tray.css';

interface StoryProps {
  readonly table: FollowedTable;
  readonly hands: readonly PlayedHand[];
  readonly point: TurningPoint;
}

/** How the game went: the points over its hands, the best of them, and its figures. */
export function Story({ table, hands, point }: StoryProps) {
  const t = useT();
  const me = playerOf(table.viewer);
  const best = bestHands(hands, me);
  return (
    <>
      <div className="sides end-sides">
        <Went table={table} hands={hands} point={point} />
        {best.length > 0 && (
          <Card title={t(best.length > 1 ? 'story.bestTwo' : 'story.best')}>
            <div className="stack roomy">
              {best.map(one => (
                <Best key={one.hand} table={table} hands={hands} best={one} isOwn={one.player === me} />
              ))}
            </div>
          </Card>
        )}
      </div>
      <section className="card pad" aria-label={t('story.figures')}>
        <ul className="figures">
          {highlights(hands, me).map(one => (
            <li key={one.kind}>
              <b className="numeral">{t.number(one.count)}</b>
              <span>{figureText(t, one)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function figureText(t: Translate, one: Highlight): string {
  switch (one.kind) {
    case 'won':
      return t('story.won', { count: one.count, all: one.all });
    case 'selfDrawn':
      return t('story.selfDrawn', { count: one.count });
    case 'dealtIn':
      return one.count === 0 ? t('story.dealtNone') : t('story.dealtIn', { count: one.count, points: one.points });
    case 'drawn':
      return t('story.drawnHands', { count: one.count, all: one.all });
    default:
      return t('story.leads', { count: one.count });
  }
}

/** The running points, and behind them the points of every hand. */
function Went({ table: { state, viewer, code }, hands, point }: StoryProps) {
  const t = useT();
  const { results } = state.session;
  const me = playerOf(viewer);
  const names = byPlayer(player => (player === me ? t('result.you') : t.nameOf(nameAt(state.places[player]) ?? '')));
  const ends = new Set(hands.flatMap(({ round }, n) => (hands[n + 1] && hands[n + 1]!.round !== round ? [n] : [])));
  const turn = 'hand' in point ? { line: point.hand, player: point.winner, text: t('story.turn') } : undefined;
  return (
    <Card
      title={t('story.went')}
      aside={
        state.event?.kind !== 'duplicate' && (
          <Go className="text-link" href={gamePath(gameIdOf(code, state.gamesPlayed + 1))}>
            {t('end.game')}
          </Go>
        )
      }
    >
      <RunningPoints
        lines={hands.map(({ number, changes }) => ({ hand: number, changes }))}
        ends={ends}
        names={names}
        me={me ?? null}
        mark={turn}
      />
      <details>
        <summary>{t('story.table')}</summary>
        <HandsTable
          label={t('story.table')}
          names={names}
          rows={hands.map(hand => ({
            key: hand.number,
            head: handName(t, hand, results),
            cells: byPlayer(player => <Change points={hand.changes[player]} />),
          }))}
        />
      </details>
    </Card>
  );
}

interface BestProps extends Pick<StoryProps, 'table' | 'hands'> {
  readonly best: BestHand;
  readonly isOwn: boolean;
}

/** A win with its tiles, its fans and the way to watch it. */
function Best({ table: { state, code }, hands, best, isOwn }: BestProps) {
  const t = useT();
  const corner = usePreferences(preferences => preferences.corner);
  const record = hands[best.hand]!;
  const { outcome } = record;
  if (outcome.kind !== 'won') return null;
  const hand = handName(t, record, state.session.results);
  const name = nameAt(state.places[best.player]) ?? '';
  const { flowers } = winnersScore(outcome);
  const fans = [
    ...fansOf(outcome).map(({ id, times }) => {
      const fan = fanName(id, t.locale);
      return times > 1 ? t('result.fanTimes', { name: fan, times }) : fan;
    }),
    ...(flowers > 0 ? [`${t('result.flowers')} ${t.number(flowers)}`] : []),
  ];
  return (
    <div className="stack tight">
      <p className="row ends">
        <b>{isOwn ? t('story.yours', { hand }) : t('story.of', { name, hand })}</b>
        <span className="numeral">{t.number(best.points)}</span>
      </p>
      <div className="tray best-tray">
        {groupsOf(outcome, state.session.hand.rules).map(({ tiles, winning }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sets may be alike, and none of them moves
          <span className="grp" key={place}>
            {tiles.map((tile, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
              <MiniTile key={n} tile={tile} corner={corner} marked={n === winning} />
            ))}
          </span>
        ))}
      </div>
      {fans.length > 0 && <p className="fine">{fans.join(t('list.comma'))}</p>}
      {state.event?.kind !== 'duplicate' && (
        <Go className="text-link row tight" href={gamePath(gameIdOf(code, state.gamesPlayed + 1), `h${record.number}`)}>
          <Icon name="play" />
          {t('story.watch', { hand })}
        </Go>
      )}
    </div>
  );
}

interface TileGroup {
  readonly tiles: readonly Tile[];
  /** Index of the winning tile; -1 if it is in another group. */
  readonly winning: number;
}

/** Returns the groups of a winning hand: the sets that are scored, or the concealed tiles and each meld. */
function groupsOf(
  { claim }: WonOutcome,
  rules: FollowedTable['state']['session']['hand']['rules'],
): readonly TileGroup[] {
  const { concealed, melds, winningTile } = claim;
  const parts = isClassical(rules) ? undefined : explain(claim, rules)?.reading.parts;
  if (parts)
    return parts.map(({ tiles, hasWinningTile }) => ({
      tiles,
      winning: hasWinningTile ? tiles.lastIndexOf(winningTile) : -1,
    }));
  const sorted = concealed.toSorted((a, b) => a - b);
  return [
    { tiles: sorted, winning: -1 },
    { tiles: [winningTile], winning: 0 },
    ...melds.map(meld => ({ tiles: meldTiles(meld), winning: -1 })),
  ];
}
