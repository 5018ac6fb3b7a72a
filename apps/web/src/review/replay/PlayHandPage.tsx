import { SEATS, type Seat, winnersScore } from '@gorrion/rules';
import { dealtAt, lineMoment, Replay, type ReplayHand, tileIn } from '@gorrion/table';
import { Suspense, useMemo, useState } from 'react';
import { logLines } from '../../board/log.ts';
import { sentence } from '../../board/logWords.ts';
import type { LoadedGame } from '../../client/archive/load.ts';
import { useLines } from '../../client/archive/useLines.ts';
import { useCallsOfGame } from '../../client/store/callWords.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { specialName } from '../../kit/tiles/classicalNames.ts';
import { MiniTile, WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { fansOf, totalOf } from '../../sheet/hand/handResult.ts';
import { WinnerTray } from '../../sheet/hand/WinnerTray.tsx';
import { GAMES_PATH, gamePath, linePath, playPath } from '../../shell/links/gamePaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { replacePath, shownAddress } from '../../shell/page/pathAhead.ts';
import { authorOf, ending } from '../lines/lineWords.ts';
import { moveBefore } from './lineReplay.ts';
import { attemptsAt, type Play, playOfGame, whereParted } from './plays.ts';
import { useNames } from './useNames.ts';
import '../../kit/ui/choice.css';
import './playHand.css';

const PlayOn = lazyPart(() => import('../lines/PlayOn.tsx'));

interface PlayHandProps {
  readonly id: string;
  readonly game: LoadedGame;
  readonly hand: string;
  readonly seat: Seat;
}

/** A hand of a finished game, played again from its deal in one of the four seats; the results side by side. */
export default function PlayHandPage({ id, game, hand: key, seat }: PlayHandProps) {
  const t = useT();
  const { record } = game;
  const replay = useMemo(() => Replay.of(record), [record]);
  const lines = useLines(game);
  const [isPlaying, setPlaying] = useState(false);
  const n = replay.handOf(key);
  const hand = replay.hands[n]!;
  useCallsOfGame(replay.stateAt(n, 0).settings);
  const before = useMemo(() => dealtAt(record, n), [record, n]);
  const moment = useMemo(() => (before === undefined ? undefined : lineMoment(record, before)), [record, before]);
  const name = t('result.hand', { wind: t(`wind.${hand.round}`), hand: hand.inRound });
  const leave = () => setPlaying(false);
  if (isPlaying && moment && before !== undefined) {
    return (
      <Suspense fallback={<div className="play-on" aria-busy="true" />}>
        <PlayOn
          title={t('replay.again.playing', { hand: name, wind: windName(t, seat) })}
          kind="attempt"
          moment={moment}
          before={before}
          prefix={[]}
          seat={seat}
          lines={lines}
          handsTotal={record.sheet.hands}
          onLeave={leave}
          onShow={leave}
        />
      </Suspense>
    );
  }
  const plays = [playOfGame(replay, n, seat), ...attemptsAt(replay, lines.all, n, seat)];
  const what = { id, replay, hand, seat, plays };
  return (
    <PlacePage
      title={t('replay.again.title', { hand: name })}
      note={t('replay.again.from', { wind: windName(t, seat), count: plays.length })}
      above={[
        { href: GAMES_PATH, label: t('games.title') },
        { href: gamePath(id), label: t('replay.again.game') },
        { href: gamePath(id, hand.key), label: name },
      ]}
      acts={
        <button type="button" className="btn" onClick={() => void copyText(shownAddress())}>
          <Icon name="share" />
          {t('replay.again.send')}
        </button>
      }
      isDeep
    >
      <div className="sides">
        <div>
          <Cards {...what} />
          <Parted {...what} />
        </div>
        <PlayFrom {...what} lines={lines.all} isReady={moment !== undefined} onPlay={() => setPlaying(true)} />
      </div>
    </PlacePage>
  );
}

interface CardsProps {
  readonly id: string;
  readonly replay: Replay;
  readonly hand: ReplayHand;
  readonly seat: Seat;
  readonly plays: readonly Play[];
}

interface PlayFromProps extends CardsProps {
  readonly lines: ReturnType<typeof useLines>['all'];
  readonly isReady: boolean;
  readonly onPlay: () => void;
}

/** The choice of the seat, and the way to play. */
function PlayFrom({ id, replay, hand, seat, lines, isReady, onPlay }: PlayFromProps) {
  const t = useT();
  return (
    <div>
      <Card title={t('replay.again.playFrom')}>
        <div className="stack">
          <SeatChoice id={id} replay={replay} n={replay.hands.indexOf(hand)} seat={seat} lines={lines} />
          <p className="quiet">{t('replay.again.note')}</p>
          <button type="button" className="btn pri" disabled={!isReady} onClick={onPlay}>
            <Icon name="play" />
            {t('replay.again.play', { wind: windName(t, seat) })}
          </button>
        </div>
      </Card>
      <Note icon="info" title={t('replay.again.noCount')}>
        {t('replay.again.noCountNote')}
      </Note>
    </div>
  );
}

/** Most results that lie side by side; the newest of each author come first. */
const MOST_CARDS = 6;

/** Returns whose play it is: the person of the seat in the game, or the author of an attempt. */
const whose = (t: Translate, { line }: Play, seated: string): string =>
  line ? t(line.isOwn ? 'replay.again.you' : 'replay.again.friend', { name: authorOf(t, line) }) : seated;

function Cards({ id, replay, hand, seat, plays }: CardsProps) {
  const t = useT();
  const names = useNames({ replay, hand });
  return (
    <ul className="cards play-cards">
      {plays.slice(0, MOST_CARDS).map(play => (
        <li key={play.line?.id ?? 'game'} className="card pad stack">
          <PlayCard id={id} hand={hand} seat={seat} play={play} names={names} who={whose(t, play, names[seat] ?? '')} />
        </li>
      ))}
    </ul>
  );
}

interface PlayCardProps {
  readonly id: string;
  readonly hand: ReplayHand;
  readonly seat: Seat;
  readonly play: Play;
  readonly names: readonly string[];
  readonly who: string;
}

function PlayCard({ id, hand, seat, play, names, who }: PlayCardProps) {
  const t = useT();
  const { line, result, end, moves } = play;
  const nameOf = (one: Seat) => (one === seat && line ? who : line ? windName(t, one) : (names[one] ?? ''));
  const sign = result === undefined || result === 0 ? '' : result > 0 ? ' gain' : ' loss';
  const href = line ? linePath(id, hand.key, moveBefore(hand, line.before), line.id) : gamePath(id, hand.key);
  return (
    <>
      <header className="row">
        <div className="grow">
          <h2 dir="auto">{who}</h2>
          <p className="quiet">{end ? ending(t, end, moves.at(-1)?.event, nameOf) : t('replay.again.hidden')}</p>
        </div>
        {result !== undefined && <strong className={`numeral play-result${sign}`}>{t.signed(result)}</strong>}
      </header>
      {end && (
        <>
          <WinnerTray hand={end} seat={seat} corner={false} />
          <Fans play={play} nameOf={nameOf} />
          <Go className="btn sm" href={href}>
            <Icon name="eye" />
            {t(line ? 'replay.again.watch' : 'replay.again.watchGame')}
          </Go>
        </>
      )}
    </>
  );
}

/** What the hand was won with, and by whom. */
function Fans({ play: { end }, nameOf }: { readonly play: Play; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  const outcome = end?.phase.name === 'over' ? end.phase.outcome : undefined;
  if (outcome?.kind !== 'won') return null;
  const score = winnersScore(outcome);
  const { special } = score.counted ?? {};
  return (
    <table className="table">
      <tbody>
        {fansOf(outcome).map(({ id, points, times }) => (
          <tr key={id}>
            <td>{fanName(id, t.locale)}</td>
            <td>{t.number(points * times)}</td>
          </tr>
        ))}
        {special && (
          <tr>
            <td>{specialName(t, special.id)}</td>
            <td>{t.number(score.total)}</td>
          </tr>
        )}
        {score.flowers > 0 && (
          <tr>
            <td>{t('result.flowers')}</td>
            <td>{t.number(score.flowers)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('result.wins', { name: nameOf(outcome.seat) })}</th>
          <td>{t.number(totalOf(outcome))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const MOST_ROWS = 5;

/** Where two ways to play the seat parted: the reader's own and the next one that is open. */
function Parted({ replay, hand, seat, plays }: Omit<CardsProps, 'id'>) {
  const t = useT();
  const names = useNames({ replay, hand });
  const open = plays.filter(({ end }) => end);
  const own = open.find(({ line }) => line?.isOwn);
  const other = open.find(({ line }) => line && !line.isOwn) ?? open.find(play => play !== own);
  if (!own || !other) return null;
  const rows = whereParted(own, other, seat, MOST_ROWS);
  const title = (play: Play) => whose(t, play, names[seat] ?? '');
  return (
    <Card title={t('replay.again.parted')}>
      {rows.length === 0 ? (
        <p className="quiet">{t('replay.again.neverParted')}</p>
      ) : (
        <table className="table parted">
          <thead>
            <tr>
              <th scope="col">{t('replay.again.turn')}</th>
              <th scope="col" className="words">
                {title(own)}
              </th>
              <th scope="col" className="words">
                {title(other)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.nth}>
                <th scope="row">{t.number(row.nth)}</th>
                {[row.one, row.other].map((event, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns in a fixed order
                  <td key={n} className="words">
                    {event && <Did event={event} name={n === 0 ? undefined : title(other)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface DidProps {
  readonly event: Play['moves'][number]['event'];
  /** Undefined for the reader. */
  readonly name: string | undefined;
}

/** What was done in one turn, as a tile and in words. */
function Did({ event, name }: DidProps) {
  const t = useT();
  const tile = tileIn(event);
  const [line] = logLines([event]);
  const mine = name === undefined && 'seat' in event ? event.seat : undefined;
  return (
    <>
      {tile !== undefined && <MiniTile tile={tile} decorative />}
      <span>{line && sentence(t, line, () => name ?? '', mine)}</span>
    </>
  );
}

interface SeatChoiceProps {
  readonly id: string;
  readonly replay: Replay;
  readonly n: number;
  readonly seat: Seat;
  readonly lines: ReturnType<typeof useLines>['all'];
}

/** The four seats, with what is known of each. */
function SeatChoice({ id, replay, n, seat, lines }: SeatChoiceProps) {
  const t = useT();
  const hand = replay.hands[n]!;
  const names = useNames({ replay, hand });
  return (
    <fieldset className="choice seat-choice" aria-label={t('replay.again.playFrom')}>
      {SEATS.map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={one === seat}
          onClick={() => replacePath(playPath(id, hand.key, one))}
        >
          <WindGlyph wind={one} />
          <b>{windName(t, one)}</b>
          <span>{seatNote(t, attemptsAt(replay, lines, n, one), names[one] ?? '')}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Returns who has played a seat again, with the results that the reader may know. */
function seatNote(t: Translate, attempts: readonly Play[], seated: string): string {
  const known = new Map<string, string>();
  for (const play of attempts) {
    const name = play.line?.isOwn ? t('replay.again.youShort') : authorOf(t, play.line!);
    if (!known.has(name)) known.set(name, play.result === undefined ? name : `${name} ${t.signed(play.result)}`);
  }
  const seatOf = t('replay.again.seatOf', { name: seated });
  return known.size === 0 ? `${seatOf} · ${t('replay.again.notPlayed')}` : [...known.values()].join(' · ');
}
