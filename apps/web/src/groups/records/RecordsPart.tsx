import {
  type GameMark,
  type GroupRecords,
  type HandMark,
  type RunMark,
  recordsOf,
  SEASON_GAMES,
  type SeasonMark,
} from '@gorrion/events/groups';
import { GREEN, RED, WHITE } from '@gorrion/rules';
import { type ReactNode, useMemo } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { Face } from '../Face.tsx';
import { averageText, dayText, handName, handPath, memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import './records.css';

const DRAGONS = [RED, GREEN, WHITE];

/** The records of a group, each with the game in which it was. */
export default function RecordsPart({ id, view, games, allGames, season }: PartProps) {
  const t = useT();
  const records: GroupRecords = useMemo(
    () => recordsOf(games ?? [], season ? [] : view.seasons),
    [games, season, view.seasons],
  );
  if (!games || !allGames) return <div className="page-wait" aria-busy="true" />;
  const { highestHand, longestWait, bestGame, mostWins, comeback, bestRun, firstPlaces, bestSeason } = records;
  const of = { view, allGames };
  return (
    <div className="stack roomy">
      {games.length === 0 && (
        <div className="card">
          <Empty title={t('groups.recordsNoneTitle')} note={t('groups.recordsNone')} tiles={DRAGONS}>
            <Go className="btn pri" href={eventPaths.group(id)}>
              {t('groups.toSeason')}
            </Go>
          </Empty>
        </div>
      )}
      <ul className="gp-records">
        {highestHand && <HandRecord {...of} name="highestHand" mark={highestHand} />}
        {longestWait && <HandRecord {...of} name="longestWait" mark={longestWait} />}
        {bestGame && <GameRecord {...of} name="bestGame" mark={bestGame} />}
        {mostWins && <GameRecord {...of} name="mostWins" mark={mostWins} />}
        {comeback && <GameRecord {...of} name="comeback" mark={comeback} />}
        {bestRun && <RunRecord {...of} name="bestRun" mark={bestRun} />}
        {firstPlaces && <RunRecord {...of} name="firstPlaces" mark={firstPlaces} />}
        {bestSeason && <SeasonRecord {...of} mark={bestSeason} />}
      </ul>
      {season === null && view.seasons.length > 0 && !bestSeason && games.length > 0 && (
        <p className="fine">{t('groups.seasonRecordNote', { count: SEASON_GAMES })}</p>
      )}
      <p>
        <Go className="btn sm" href={eventPaths.group(id, 'rating')}>
          {t('groups.toRating')}
        </Go>
      </p>
    </div>
  );
}

type Of = Pick<PartProps, 'view'> & { readonly allGames: NonNullable<PartProps['allGames']> };

interface RecordCardProps extends Pick<PartProps, 'view'> {
  readonly title: string;
  readonly value: string;
  readonly unit: string;
  readonly member: number;
  readonly children: ReactNode;
}

function RecordCard({ view, title, value, unit, member, children }: RecordCardProps) {
  const t = useT();
  return (
    <li className="card pad">
      <h2>{title}</h2>
      <p className="quiet gp-value">
        <b>{value}</b> {unit}
      </p>
      <p className="row">
        <Face view={view} member={member} />
        <b dir="auto">{memberName(t, view, member)}</b>
      </p>
      {children}
    </li>
  );
}

function HandRecord({
  view,
  allGames,
  name,
  mark,
}: Of & { readonly name: 'highestHand' | 'longestWait'; readonly mark: HandMark }) {
  const t = useT();
  const hand = allGames.find(({ id }) => id === mark.game)?.lines[mark.line]?.hand ?? 1;
  const unit = t(`groups.record.${name}.unit`, { count: mark.value });
  return (
    <RecordCard
      {...{ view, unit }}
      title={t(`groups.record.${name}`)}
      value={t.number(mark.value)}
      member={mark.member}
    >
      <p className="fine">{t.all(mark.fans.slice(0, 3).map(fan => fanName(fan, t.locale)))}</p>
      <Go className="text-link" href={handPath(mark.game, hand)}>
        {t('groups.whenHand', { day: dayText(t, mark.at), hand: handName(t, hand) })}
      </Go>
    </RecordCard>
  );
}

function GameRecord({
  view,
  name,
  mark,
}: Of & { readonly name: 'bestGame' | 'mostWins' | 'comeback'; readonly mark: GameMark }) {
  const t = useT();
  const value = name === 'bestGame' ? t.signed(mark.value) : t.number(mark.value);
  return (
    <RecordCard
      view={view}
      title={t(`groups.record.${name}`)}
      value={value}
      unit={t(`groups.record.${name}.unit`, { count: mark.value })}
      member={mark.member}
    >
      <Go className="text-link" href={gamePath(mark.game)}>
        {t('groups.whenGame', { day: dayText(t, mark.at) })}
      </Go>
    </RecordCard>
  );
}

function RunRecord({ view, name, mark }: Of & { readonly name: 'bestRun' | 'firstPlaces'; readonly mark: RunMark }) {
  const t = useT();
  return (
    <RecordCard
      view={view}
      title={t(`groups.record.${name}`)}
      value={t.number(mark.value)}
      unit={t(`groups.record.${name}.unit`, { count: mark.games })}
      member={mark.member}
    >
      <Go className="text-link" href={gamePath(mark.game)}>
        {t('groups.whenRun', { day: dayText(t, mark.at) })}
      </Go>
    </RecordCard>
  );
}

function SeasonRecord({ view, mark }: Of & { readonly mark: SeasonMark }) {
  const t = useT();
  const season = view.seasons.find(({ number }) => number === mark.season);
  return (
    <RecordCard
      view={view}
      title={t('groups.record.bestSeason')}
      value={averageText(t, mark.value)}
      unit={t('groups.record.bestSeason.unit', { count: mark.games })}
      member={mark.member}
    >
      <p className="fine" dir="auto">
        {season?.name}
      </p>
    </RecordCard>
  );
}
