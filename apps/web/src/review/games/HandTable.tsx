import type { SheetLine } from '@gorrion/protocol';
import {
  type HandRecord,
  isClassical,
  PLAYERS,
  type Player,
  placeOfHand,
  type RoundWon,
  type Ruleset,
  roundsWon,
  winnersScore,
} from '@gorrion/rules';
import type { Replay, ReplayHand } from '@gorrion/table';
import { Fragment, type ReactNode, useMemo } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { specialName } from '../../kit/tiles/classicalNames.ts';
import { windName } from '../../kit/tiles/index.ts';
import { gamePath } from '../../shell/links/gamePaths.ts';
import OpenInCalculator from '../../shell/links/OpenInCalculator.tsx';
import { Go } from '../../shell/page/Go.tsx';
import type { PlacedReview } from '../expert/placed.ts';
import { playerNames } from '../frame/words.ts';
import { roundEnds } from './rounds.ts';

/* The hands of a game, as its page lists them. */

interface HandTableProps {
  readonly id: string;
  readonly replay: Replay;
  readonly lines: readonly SheetLine[];
  readonly me: Player | null;
  readonly review: PlacedReview | undefined;
}

/** The result of every hand; each leads to its replay. */
export function HandTable({ id, replay, lines, me, review }: HandTableProps) {
  const t = useT();
  const { players, totals } = replay.record.sheet;
  const played = replay.hands.filter(({ changes }) => changes !== undefined);
  const { results, options } = useMemo(() => replay.lastState().session, [replay]);
  const ends = useMemo(() => roundEnds(replay), [replay]);
  const rounds = useMemo(() => roundsWon(replay.end.session), [replay]);
  const names = playerNames(t, players);
  const roundAfter = (n: number) =>
    rounds.find(({ round }) => n === results.findLastIndex(result => result.round === round));
  const nameOf = (n: number) => {
    const { round = 0, number = 1 } = results[n] ?? {};
    return `${windName(t, round)} ${t.number(placeOfHand({ number, round }, results).inRound)}`;
  };
  return (
    <div className="scroller hand-table">
      <table className="table">
        <Head names={names} me={me} />
        <tbody>
          {lines.map((line, n) => (
            <Fragment key={line.hand}>
              <HandRow
                id={id}
                line={line}
                name={nameOf(n)}
                played={played[n]}
                result={results[n]}
                rules={options.rules}
                isEnd={ends.has(n)}
                names={names}
              >
                <Mistakes review={review} hand={replay.hands.indexOf(played[n]!)} me={me} />
              </HandRow>
              <RoundRow won={roundAfter(n)} names={names} />
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" className="words">
              {t('end.points')}
            </th>
            <td className="from" />
            {PLAYERS.map(player => (
              <td key={player}>{t.signed(totals[player])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** What the columns hold. `names`: by player. */
function Head({ names, me }: Pick<HandTableProps, 'me'> & { readonly names: readonly string[] }) {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col">{t('games.hand')}</th>
        <th scope="col" className="words">
          {t('games.wonWith')}
        </th>
        <th scope="col" className="words from">
          {t('games.from')}
        </th>
        {PLAYERS.map(player => (
          <th key={player} scope="col" className={player === me ? 'gain' : undefined} title={names[player]}>
            <bdi>{names[player]}</bdi>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface HandRowProps {
  readonly id: string;
  readonly line: SheetLine;
  /** What the hand is called. */
  readonly name: string;
  readonly played: ReplayHand | undefined;
  readonly result: HandRecord | undefined;
  readonly rules: Ruleset;
  /** Whether a round ends with the hand. */
  readonly isEnd: boolean;
  /** By player. */
  readonly names: readonly string[];
  /** The mistakes in the hand. */
  readonly children: ReactNode;
}

/** One hand: what it was won with, from whom, and what everybody gained. */
function HandRow({ id, line, name, played, result, rules, isEnd, names, children }: HandRowProps) {
  const t = useT();
  const nameOf = (player: Player) => names[player] ?? '';
  return (
    <tr className={isEnd ? 'round-end' : undefined}>
      <th scope="row">
        <Go href={gamePath(id, played?.key ?? 'e1')}>{name}</Go>
        {isClassical(rules) && <Banker of={result} nameOf={nameOf} />}
      </th>
      <td className="words won">
        <WonWith line={line} result={result} />
        <ToCalculator result={result} rules={rules} hand={name} />
        {children}
      </td>
      <td className="words from">{fromWhom(t, line, nameOf)}</td>
      {PLAYERS.map(player => (
        <td key={player} className={line.changes[player] > 0 ? 'gain' : undefined}>
          {t.signed(line.changes[player])}
        </td>
      ))}
    </tr>
  );
}

interface RoundRowProps {
  /** The round that ends with the hand above, where rounds have winners. */
  readonly won: RoundWon | undefined;
  /** By player. */
  readonly names: readonly string[];
}

/** What everybody gained in a round, and whose it is. */
function RoundRow({ won, names }: RoundRowProps) {
  const t = useT();
  if (!won) return null;
  const { round, points, winners } = won;
  const by = winners.length > 1 ? 'games.round.shared' : 'games.round.by';
  return (
    <tr className="round-won">
      <th scope="row">{t('games.round.name', { round: round + 1 })}</th>
      <td className="words won">{t(by, { names: t.all(winners.map(player => names[player] ?? '')) })}</td>
      <td className="from" />
      {PLAYERS.map(player => (
        <td key={player} className={winners.includes(player) ? 'gain' : undefined}>
          {t.signed(points[player])}
        </td>
      ))}
    </tr>
  );
}

interface ToCalculatorProps {
  readonly result: HandRecord | undefined;
  readonly rules: Ruleset;
  readonly hand: string;
}

/** Opens a won hand in the calculator. */
function ToCalculator({ result, rules, hand }: ToCalculatorProps) {
  if (result?.outcome.kind !== 'won') return null;
  const { claim, scores } = result.outcome;
  return <OpenInCalculator claim={claim} scores={scores} rules={rules} hand={hand} />;
}

interface BankerProps {
  readonly of: HandRecord | undefined;
  readonly nameOf: (player: Player) => string;
}

/** Who was banker in a hand of the older ways. */
function Banker({ of, nameOf }: BankerProps) {
  const t = useT();
  return of && <small className="row-banker">{t('games.banker', { name: nameOf(of.players[0]) })}</small>;
}

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

interface WonWithProps {
  readonly line: SheetLine;
  readonly result: HandRecord | undefined;
}

/** What the hand was won with: its points and two dearest fans. A phone shows them in a line below the hand. */
function WonWith({ line: { kind, points = 0, fans = [] }, result }: WonWithProps) {
  const t = useT();
  if (kind !== 'won') return t(kind === 'exhausted' ? 'result.drawn' : 'result.void');
  const special = result?.outcome.kind === 'won' ? winnersScore(result.outcome).counted?.special : undefined;
  const [first, second] = special ? [specialName(t, special.id)] : fans.map(fan => fanName(fan, t.locale));
  return (
    <>
      <b>{t.number(points)}</b> {first}
      {second && (
        <>
          {t('list.comma')}
          {second}
        </>
      )}
    </>
  );
}

function fromWhom(t: Translate, { kind, from }: SheetLine, nameOf: (player: Player) => string): string {
  if (kind !== 'won') return '';
  return from === undefined ? t('games.selfDrawn') : t('games.discardOf', { name: nameOf(from) });
}
