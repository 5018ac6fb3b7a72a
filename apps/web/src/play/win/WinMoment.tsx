import type { TableState } from '@gorrion/protocol';
import type { Player, WonOutcome } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import type { FinaleStage } from '../../board/index.ts';
import { positionOf } from '../../board/position.ts';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import type { HandResult } from '../../sheet/hand/handResult.ts';
import { shownHand } from '../../sheet/hand/shownHand.ts';
import { CarriedHand } from './CarriedHand.tsx';
import { hasCharacters } from './characters.ts';
import { countArea, countSize, feltArea, lampLight, roomShade } from './floor.ts';
import { isOwnWin } from './isOwnWin.ts';
import { LaidHand } from './LaidHand.tsx';
import type { Progress } from './timeline.ts';
import { type WinCount, whoPays, whoWon } from './winCount.ts';

interface WinMomentProps {
  readonly stage: FinaleStage;
  readonly state: TableState;
  readonly result: HandResult;
  readonly won: WonOutcome;
  readonly count: WinCount;
  readonly progress: Progress;
  readonly me: Player | undefined;
  readonly corner: boolean;
}

/** From these points on a win is framed in brass, and its dearest fan stands behind it in characters. */
const BRASS = 24;
/** From here on these characters are the picture. */
const GOLD = 88;

/** A win over the felt: its tiles in the light, and what they are worth. */
export function WinMoment({ stage, state, result, won, count, progress, me, corner }: WinMomentProps) {
  const { geometry: g, bottom } = stage;
  const { hand } = state.session;
  const position = positionOf(won.seat, bottom, hand.wall.layout);
  const isOwn = isOwnWin(result, me);
  const shown = shownHand(hand, won.seat, count.parts);
  // Tiles rise only while their fan is counted.
  const lit = progress.hasTotal ? undefined : count.lines[progress.counted - 1]?.lit;
  const { hasLanded, isLaid, hasTotal } = progress;
  const area = countArea(g);
  const isCarried = !isOwn && isLaid;
  const rows = count.lines.length * 1.45 + (isOwn ? 7.5 : 10.5);
  const look = { ...area, '--fs': `${Math.min(countSize(g), area.height / rows)}px` } as CSSProperties;
  const carried = isCarried && (
    <CarriedHand
      geometry={g}
      position={position}
      hand={hand}
      seat={won.seat}
      shown={shown}
      lit={lit}
      hasLanded={hasLanded}
      corner={corner}
    />
  );
  return (
    <>
      <Light stage={stage} tier={count.tier} background={lampLight(stage, count.tier, position, isCarried)} />
      {hasTotal && count.tier >= BRASS && g.table > 0 && <div className="win-brass" style={area} />}
      {isOwn && isLaid && <LaidHand stage={stage} hand={shown} lit={lit} hasLanded={hasLanded} corner={corner} />}
      <div className={hasTotal ? 'win-count is-total' : 'win-count'} style={look}>
        <CountWords result={result} won={won} count={count} progress={progress} me={me}>
          {carried}
        </CountWords>
      </div>
      <Skip stage={stage} />
    </>
  );
}

interface LightProps {
  readonly stage: FinaleStage;
  readonly tier: WinCount['tier'];
  readonly background: string;
}

/** What is dark around the winner's tiles. */
function Light({ stage, tier, background }: LightProps) {
  const shade = roomShade(stage, tier);
  return (
    <>
      {shade && <div className="win-shade" style={shade} />}
      <div className={shade ? 'win-lamp is-wide' : 'win-lamp'} style={{ ...feltArea(stage), background }} />
    </>
  );
}

/** Says that nobody needs to wait. */
export function Skip({ stage }: Pick<WinMomentProps, 'stage'>) {
  const t = useT();
  const { geometry: g } = stage;
  if (g.mode === 'land') return null;
  if (g.mode === 'port') {
    return (
      <p className="win-skip is-low" style={{ top: g.own.plateY + 13 }}>
        {t('win.skipTouch')}
      </p>
    );
  }
  const { left, top, width } = feltArea(stage);
  return (
    <p className="win-skip" style={{ left, width: width - 16, top: Math.max(8, top + 10) }}>
      {t('win.skip')}
    </p>
  );
}

interface CountWordsProps extends Pick<WinMomentProps, 'result' | 'won' | 'count' | 'progress' | 'me'> {
  /** The winner's tiles, where they lie in the middle. */
  readonly children: React.ReactNode;
}

/** The word, the lines of the count one after the other, the total. */
function CountWords({ result, won, count, progress, me, children }: CountWordsProps) {
  const t = useT();
  const { counted, hasTotal, hasWord, isLaid } = progress;
  const who = (
    <p className="win-who">
      <WindGlyph wind={won.seat} />
      <span>{whoWon(t, result, won.seat, me)}</span>
    </p>
  );
  const word = hasWord && (
    <p className={isLaid ? 'win-word is-over' : 'win-word'} style={{ '--letters': t.calls.hu.length } as CSSProperties}>
      {t.calls.hu}
    </p>
  );
  if (!isLaid) {
    return (
      <>
        {word}
        {who}
      </>
    );
  }
  const isGold = hasTotal && count.tier === GOLD && count.dearest !== undefined && hasCharacters();
  const points = hasTotal ? (progress.hasFlowers ? count.total : count.sum) : count.lines[counted - 1]?.sum;
  return (
    <>
      {count.dearest && count.tier >= BRASS && counted === count.lines.length && hasCharacters() && (
        <Characters {...count.dearest} isGold={isGold} locale={t.locale} />
      )}
      {!isGold && who}
      {children}
      {word}
      {!hasTotal && <CountLines lines={count.lines} counted={counted} />}
      <p className={counted === 0 ? 'win-sum waits' : 'win-sum'} key={hasTotal ? 'total' : 'sum'}>
        {t.number(points ?? 0)}
        <small>{t('result.points', { count: points ?? 0 })}</small>
      </p>
      {progress.hasFlowers && count.note !== undefined && <p className="win-who">{count.note}</p>}
      {progress.isPaid && <p className="win-pays">{whoPays(t, result, won, me)}</p>}
    </>
  );
}

function CountLines({ lines, counted }: { readonly lines: WinCount['lines']; readonly counted: number }) {
  return (
    <ol>
      {lines.map(({ text, value }, n) => (
        <li key={text} className={n >= counted ? 'waits' : n === counted - 1 ? 'is-now' : undefined}>
          <span>{text}</span>
          <i />
          <b>{value}</b>
        </li>
      ))}
    </ol>
  );
}

interface CharactersProps {
  readonly name: string;
  readonly characters: string;
  readonly isGold: boolean;
  readonly locale: string;
}

/** The name of the dearest fan in characters: behind the count, or as the picture of the largest wins. */
const Characters = ({ name, characters, isGold, locale }: CharactersProps) => (
  <>
    <p
      className={isGold ? 'win-characters is-gold' : 'win-characters'}
      lang="zh-Hans"
      style={{ '--letters': Math.max(2, characters.length) } as CSSProperties}
    >
      {characters}
    </p>
    {isGold && !locale.startsWith('zh') && <p className="win-name">{name}</p>}
  </>
);
