import { GAME_ACCESS, type GameAccess, type GameChange } from '@gorrion/protocol';
import { isReviewable } from '@gorrion/review';
import { isClassicalId, PLAYERS, placesOf } from '@gorrion/rules';
import { gameText, Replay } from '@gorrion/table';
import { useMemo, useState } from 'react';
import { saveGame } from '../../client/archive/file.ts';
import { liveTableOf } from '../../client/archive/liveId.ts';
import { isOnline, isSealedDay, type LoadedGame } from '../../client/archive/load.ts';
import { changeGame } from '../../client/archive/server.ts';
import { useReview } from '../../client/archive/useReview.ts';
import { useTalk } from '../../client/archive/useTalk.ts';
import { client } from '../../client/index.ts';
import { noteShelved } from '../../client/solo/gameShelf.ts';
import { useApp } from '../../client/store/app.ts';
import { otherPeople } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { RunningPoints } from '../../sheet/session/RunningPoints.tsx';
import { PeopleHere } from '../../shell/about/PeopleHere.tsx';
import { GAMES_PATH, gamePath } from '../../shell/links/gamePaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { ShareButton } from '../../shell/share/ShareButton.tsx';
import { PlacedReview } from '../expert/placed.ts';
import { playerNames } from '../frame/words.ts';
import { NoReviewCard } from '../progress/NoReview.tsx';
import { ReviewCard } from '../progress/ReviewCard.tsx';
import { TalkCard } from '../talk/TalkCard.tsx';
import { GoOn } from '../together/GoOn.tsx';
import { GameNotes } from './GameNotes.tsx';
import { HandTable } from './HandTable.tsx';
import { ProgramsCard } from './ProgramsCard.tsx';
import { roundEnds } from './rounds.ts';
import { gameWords, rulesetName, whenText } from './words.ts';
import '../frame/review.css';
import './games.css';
import './sheetPage.css';

interface SheetPageProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly onChange: (game: LoadedGame) => void;
}

/** The page of one game: who played, the result of every hand, and who may read it. */
export function GameSheetPage({ id, game, onChange }: SheetPageProps) {
  const t = useT();
  const { record, player } = game;
  const { sheet } = record;
  const replay = useMemo(() => Replay.of(record), [record]);
  const names = playerNames(t, sheet.players);
  const me = useApp(app => app.me);
  const others = otherPeople(replay.end.places, me);
  const table = liveTableOf(id);
  const talk = useTalk(game);
  const { review: found, run } = useReview(game);
  const review = useMemo(() => found && new PlacedReview(replay.hands, found), [found, replay]);
  const title = sheet.title ?? rulesetName(t, sheet.ruleset);
  const played = sheet.lines.filter(({ kind }) => kind !== 'void').length;
  const hands = played > 0 ? t('games.hands', { count: played }) : t('result.noHand');
  const note = `${whenText(t, record)} ${hands}`;
  const [href, label] = table === undefined ? [GAMES_PATH, t('games.title')] : [`/t/${table}`, t('games.toTable')];
  return (
    <PlacePage
      title={title}
      note={sheet.title === undefined ? note : `${note} · ${rulesetName(t, sheet.ruleset)}`}
      above={[{ href, label }]}
      acts={<Ways id={id} game={game} onChange={onChange} first={replay.hands[0]?.key} />}
    >
      <div className="stack roomy">
        <Standing game={game} />
        <div className="sides">
          <div>
            <section className="card pad">
              <HandTable id={id} replay={replay} lines={sheet.lines} me={player} review={review} />
            </section>
            <GameNotes state={replay.end} />
            <TalkCard id={id} replay={replay} talk={talk} names={names} />
          </div>
          <div>
            {isReviewable(sheet) ? (
              <ReviewCard id={id} hands={replay.hands} review={review} run={run} names={names} me={player} />
            ) : (
              <NoReviewCard />
            )}
            <Card title={t('games.running')}>
              <RunningPoints lines={sheet.lines} ends={roundEnds(replay)} names={names} me={player} />
            </Card>
            {game.from === 'server' && !game.hidesNames && <PeopleHere people={others} game={record.id} />}
            {game.from === 'server' && <LinkCard id={id} game={game} onChange={onChange} />}
            {!isClassicalId(sheet.ruleset) && played > 0 && <ProgramsCard record={record} />}
          </div>
        </div>
      </div>
    </PlacePage>
  );
}

/** What can be done with the game: keep it, save it, watch it. `first` names its first hand. */
function Ways({ id, game, onChange, first }: SheetPageProps & { readonly first: string | undefined }) {
  const t = useT();
  const { record } = game;
  const star = async () => {
    const isStarred = !game.isStarred;
    if (game.from === 'server') await changeGame(id, { isStarred });
    else await noteShelved(record.id, { isStarred });
    onChange({ ...game, isStarred });
  };
  return (
    <>
      {game.from !== 'live' && (
        <button
          type="button"
          className="ib star"
          aria-pressed={game.isStarred}
          aria-label={t('games.star')}
          onClick={() => void star()}
        >
          <ArchiveIcon name="star" />
        </button>
      )}
      <button type="button" className="btn" onClick={() => saveGame(record)}>
        {t('games.save')}
      </button>
      <button type="button" className="btn" onClick={() => void copyText(gameText(record, gameWords(t)))}>
        {t('games.copyText')}
      </button>
      {!isSealedDay(game, client.now()) && (
        <ShareButton subject={{ of: 'game', record }} path={isOnline(game) ? gamePath(id) : undefined} />
      )}
      <GoOn game={id} />
      {first && (
        <Go className="btn pri" href={gamePath(id, first)}>
          <Icon name="play" />
          {t('games.watch')}
        </Go>
      )}
    </>
  );
}

/** The players in the order of their places. */
function Standing({ game: { record, player: me } }: { readonly game: LoadedGame }) {
  const t = useT();
  const { totals, tablePoints, players, lines, ruleset } = record.sheet;
  const places = placesOf(totals);
  const names = playerNames(t, players);
  const isRanked = lines.some(({ kind }) => kind !== 'void') || totals.some(total => total !== 0);
  const order = PLAYERS.toSorted((a, b) => places[a] - places[b] || a - b);
  return (
    <ol className="sums standing">
      {order.map(player => (
        <li key={player} className={player === me ? 'own' : undefined}>
          <span className="grow">
            <b>
              {isRanked && `${t.number(places[player])}. `}
              <bdi>{names[player]}</bdi>
            </b>
            <span className="fine">
              {t('games.wins', { count: lines.filter(({ winner }) => winner === player).length })}
            </span>
          </span>
          {isRanked && (
            <span>
              <strong className={totals[player] < 0 ? 'numeral loss' : 'numeral'}>{t.signed(totals[player])}</strong>
              {tablePoints && !isClassicalId(ruleset) && (
                <span className="fine">{t('games.tablePoints', { points: t.number(tablePoints[player]) })}</span>
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Returns who may read a game. */
const accessOf = (game: LoadedGame): GameAccess | 'daily' => (isSealedDay(game, client.now()) ? 'daily' : game.access);

/** Who may read the game, the links to it, and what else its players may change. */
function LinkCard({ id, game, onChange }: SheetPageProps) {
  const t = useT();
  const [isRefused, setRefused] = useState(false);
  const change = async (wish: GameChange) => {
    const answer = await changeGame(id, wish);
    setRefused(!answer.ok);
    if (answer.ok && answer.value) onChange({ ...answer.value, from: 'server' });
    return answer.ok ? answer.value : undefined;
  };
  const copy = (game: string) => void copyText(location.origin + gamePath(game));
  const hide = async () => {
    const changed = game.alias ? game : await change({ alias: true });
    if (changed?.alias) copy(changed.alias);
  };
  const mayPassOn = game.player !== null || game.isHost;
  return (
    <Card title={t('games.link')}>
      <div className="stack">
        {game.isHost && (
          <Choice
            label={t('games.whoReads')}
            value={game.access}
            options={GAME_ACCESS.map((value: GameAccess) => ({ value, label: t(`games.access.${value}`) }))}
            onChoose={access => void change({ access })}
            isSlim
          />
        )}
        <p className="quiet">{t(game.hidesNames ? 'games.namesHidden' : `games.accessNote.${accessOf(game)}`)}</p>
        <div className="row">
          <button type="button" className="btn sm" onClick={() => copy(id)}>
            <Icon name="copy" />
            {t('games.copyLink')}
          </button>
          {mayPassOn && !game.hidesNames && (
            <button type="button" className="btn sm" onClick={() => void hide()}>
              <Icon name="eye" />
              {t('games.copyHidden')}
            </button>
          )}
        </div>
        <p role="status">{isRefused && t('games.refused')}</p>
      </div>
    </Card>
  );
}
