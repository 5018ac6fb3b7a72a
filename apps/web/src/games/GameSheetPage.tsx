import { GAME_ACCESS, type GameAccess, type GameChange, type SheetLine } from '@gorrion/protocol';
import { HANDS_A_ROUND, type HandRecord, mcrOnly, PLAYERS, type Player, placesOf, type Ruleset } from '@gorrion/rules';
import { gameText } from '@gorrion/table';
import { useEffect, useMemo, useState } from 'react';
import { saveGame } from '../archive/file.ts';
import { liveTableOf } from '../archive/liveId.ts';
import type { LoadedGame } from '../archive/load.ts';
import { changeGame } from '../archive/server.ts';
import { useReview } from '../archive/useReview.ts';
import OpenInCalculator from '../calculator/OpenInCalculator.tsx';
import { fanName } from '../i18n/fanName.ts';
import { type Translate, useLanguage, useT } from '../i18n/index.ts';
import { copyText } from '../page/copyText.ts';
import { Go } from '../page/Go.tsx';
import { GAMES_PATH, gamePath } from '../page/gamePaths.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Replay } from '../replay/replay.ts';
import { PlacedReview } from '../review/expert/placed.ts';
import { ReviewCard } from '../review/progress/ReviewCard.tsx';
import { noteShelved } from '../solo/gameShelf.ts';
import { windName } from '../tiles/index.ts';
import { GoOn } from '../together/GoOn.tsx';
import { ArchiveIcon } from '../ui/ArchiveIcon.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RunningPoints } from './RunningPoints.tsx';
import { gameWords, rulesetName } from './words.ts';
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
  const names = sheet.players.map(({ name }) => t.nameOf(name));
  const table = liveTableOf(id);
  const { review: found, run } = useReview(game);
  const review = useMemo(() => found && new PlacedReview(replay.hands, found), [found, replay]);
  return (
    <div className="games">
      <PageHeader />
      <main className="game-page">
        <nav className="crumbs" aria-label={t('games.crumbs')}>
          <Go href={table === undefined ? GAMES_PATH : `/t/${table}`}>
            {t(table === undefined ? 'games.title' : 'games.toTable')}
          </Go>
        </nav>
        <div className="games-head">
          <Title game={game} />
          <Ways id={id} game={game} onChange={onChange} first={replay.hands[0]?.key} />
        </div>
        <Standing game={game} />
        <div className="games-body">
          <section className="card">
            <HandTable id={id} replay={replay} lines={sheet.lines} me={player} review={review} />
          </section>
          <div className="game-side">
            <ReviewCard id={id} hands={replay.hands} review={review} run={run} names={names} me={player} />
            <section className="card">
              <h2>{t('games.running')}</h2>
              <RunningPoints lines={sheet.lines} names={names} me={player} />
            </section>
            {game.from === 'server' && <LinkCard id={id} game={game} onChange={onChange} />}
          </div>
        </div>
      </main>
    </div>
  );
}

function Title({ game: { record } }: { readonly game: LoadedGame }) {
  const t = useT();
  const language = useLanguage();
  const { sheet } = record;
  const title = sheet.title ?? rulesetName(t, sheet.ruleset);
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  const [from, to] = [new Date(record.from), new Date(record.to)];
  const day = from.toLocaleDateString(language, { dateStyle: 'long' });
  const clock = (date: Date) => date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <div>
      <h1 dir="auto">{title}</h1>
      <p>
        {t('games.when', { day, from: clock(from), to: clock(to) })} {t('games.hands', { count: sheet.lines.length })}
        {sheet.title !== undefined && ` · ${rulesetName(t, sheet.ruleset)}`}
      </p>
    </div>
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
    <div className="game-ways">
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
      <GoOn game={id} />
      {first && (
        <Go className="btn pri" href={gamePath(id, first)}>
          <Icon name="play" />
          {t('games.watch')}
        </Go>
      )}
    </div>
  );
}

/** The players in the order of their places. */
function Standing({ game: { record, player: me } }: { readonly game: LoadedGame }) {
  const t = useT();
  const { totals, tablePoints, players, lines } = record.sheet;
  const places = placesOf(totals);
  const order = PLAYERS.toSorted((a, b) => places[a] - places[b] || a - b);
  return (
    <ol className="standing">
      {order.map(player => (
        <li key={player} className={player === me ? 'own' : undefined}>
          <span>
            <b dir="auto">
              {t.number(places[player])}. {t.nameOf(players[player].name)}
            </b>
            <span>{t('games.wins', { count: lines.filter(({ winner }) => winner === player).length })}</span>
          </span>
          <span>
            <strong className={totals[player] < 0 ? 'loss' : undefined}>{t.signed(totals[player])}</strong>
            {tablePoints && <span>{t('games.tablePoints', { points: t.number(tablePoints[player]) })}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface HandTableProps {
  readonly id: string;
  readonly replay: Replay;
  readonly lines: readonly SheetLine[];
  readonly me: Player | null;
  readonly review: PlacedReview | undefined;
}

/** The result of every hand; each leads to its replay. */
function HandTable({ id, replay, lines, me, review }: HandTableProps) {
  const t = useT();
  const { players, totals } = replay.record.sheet;
  const played = replay.hands.filter(({ changes }) => changes !== undefined);
  const { results, options } = useMemo(() => replay.lastState().session, [replay]);
  const nameOf = (n: number, hand: number) =>
    `${windName(t, played[n]?.round ?? 0)} ${t.number(((hand - 1) % HANDS_A_ROUND) + 1)}`;
  return (
    <div className="hand-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('games.hand')}</th>
            <th scope="col">{t('games.wonWith')}</th>
            <th scope="col" className="from">
              {t('games.from')}
            </th>
            {PLAYERS.map(player => (
              <th key={player} scope="col" dir="auto" className={player === me ? 'own' : undefined}>
                {t.nameOf(players[player].name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => (
            <tr key={line.hand} className={line.hand % HANDS_A_ROUND === 0 ? 'round-end' : undefined}>
              <th scope="row">
                <Go href={gamePath(id, played[n]?.key ?? 'e1')}>{nameOf(n, line.hand)}</Go>
              </th>
              <td>
                <WonWith line={line} />
                <ToCalculator result={results[n]} rules={options.rules} hand={nameOf(n, line.hand)} />
                <Mistakes review={review} hand={replay.hands.indexOf(played[n]!)} me={me} />
              </td>
              <td className="from">{fromWhom(t, line, name => players[name].name)}</td>
              {PLAYERS.map(player => (
                <td key={player} className={line.changes[player] > 0 ? 'gain num' : 'num'}>
                  {t.signed(line.changes[player])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('end.points')}</th>
            <td className="from" />
            {PLAYERS.map(player => (
              <td key={player} className="num">
                {t.signed(totals[player])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface ToCalculatorProps {
  readonly result: HandRecord | undefined;
  readonly rules: Ruleset;
  readonly hand: string;
}

/** Opens a won hand in the calculator. */
const ToCalculator = ({ result, rules, hand }: ToCalculatorProps) =>
  result?.outcome.kind === 'won' && (
    <OpenInCalculator claim={result.outcome.claim} rules={mcrOnly(rules)} hand={hand} />
  );

interface MistakesProps {
  readonly review: PlacedReview | undefined;
  /** Index among the hands of the record. */
  readonly hand: number;
  readonly me: Player | null;
}

/** The mistakes in a hand: the reader's own, or those of the first player who was reviewed. */
function Mistakes({ review, hand, me }: MistakesProps) {
  const t = useT();
  const player = me ?? review?.players[0];
  const decisions = (player !== undefined && review?.of(hand, player)?.decisions) || [];
  const count = decisions.filter(({ decision }) => decision.verdict === 'mistake').length;
  if (count === 0) return null;
  return (
    <span className="row-mistakes" role="img" aria-label={t('replay.mistakes', { count })}>
      <i className="has-mistake" />
      {count > 1 && t.number(count)}
    </span>
  );
}

/** What the hand was won with: its points and two dearest fans, of which a phone has room for one. */
function WonWith({ line: { kind, points = 0, fans = [] } }: { readonly line: SheetLine }) {
  const t = useT();
  if (kind !== 'won') return t(kind === 'exhausted' ? 'result.drawn' : 'result.void');
  const [first, second] = fans.map(fan => fanName(fan, t.locale));
  return (
    <>
      <b>{t.number(points)}</b> {first}
      {second && (
        <span className="second">
          {t('list.comma')}
          {second}
        </span>
      )}
    </>
  );
}

function fromWhom(t: Translate, { kind, from }: SheetLine, nameOf: (player: Player) => string): string {
  if (kind !== 'won') return '';
  return from === undefined ? t('games.selfDrawn') : t('games.discardOf', { name: t.nameOf(nameOf(from)) });
}

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
    <section className="card link-card">
      <h2>{t('games.link')}</h2>
      {game.isHost ? (
        <Choice
          label={t('games.whoReads')}
          value={game.access}
          options={GAME_ACCESS.map((value: GameAccess) => ({ value, label: t(`games.access.${value}`) }))}
          onChoose={access => void change({ access })}
          isSlim
        />
      ) : null}
      <p>{t(game.hidesNames ? 'games.namesHidden' : `games.accessNote.${game.access}`)}</p>
      <div className="link-ways">
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
    </section>
  );
}
