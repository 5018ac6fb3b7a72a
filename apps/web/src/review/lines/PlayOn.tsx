import { BOT_LEVELS, type BotLevel, type GameLine, type LineId } from '@gorrion/protocol';
import { type HandEvent, playerAt, type Seat, type SeatCommand } from '@gorrion/rules';
import { type LineMoment, type NewLine, resultOf } from '@gorrion/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../../board/hooks/useReducedMotion.ts';
import type { Failure } from '../../client/archive/server.ts';
import type { Lines } from '../../client/archive/useLines.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { handResult } from '../../sheet/hand/handResult.ts';
import { ResultSheet } from '../../sheet/hand/ResultSheet.tsx';
import { LineTable } from './LineTable.tsx';
import { tableOfLine } from './lineResult.ts';
import { lineRefusal } from './refusal.ts';
import { useLinePlay } from './useLinePlay.ts';
import '../frame/review.css';
import './playOn.css';

interface PlayOnProps {
  /** The title of the page: which hand, and from where. */
  readonly title: string;
  readonly kind: GameLine['kind'];
  readonly moment: LineMoment;
  /** Number of facts of the record before the line. */
  readonly before: number;
  /** What is played already: the beginning of another line. */
  readonly prefix: readonly HandEvent[];
  readonly seat: Seat;
  /** The other move, if it was chosen before. */
  readonly first?: SeatCommand | undefined;
  readonly lines: Lines;
  readonly handsTotal: number;
  readonly onLeave: () => void;
  /** Shows the line that was kept. */
  readonly onShow: (id: LineId) => void;
}

/** What became of the line. */
type Kept =
  | { readonly state: 'no' | 'saving' }
  | { readonly state: 'kept'; readonly id: LineId }
  | { readonly state: 'failed'; readonly why: Failure };

let lastLevel: BotLevel = 'expert';

/** What a line shows and does while it is played. */
function useLine(props: PlayOnProps) {
  const { kind, moment, before, prefix, seat, first, lines, onLeave } = props;
  const [level, setLevel] = useState(lastLevel);
  const [isByBots, setByBots] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [kept, setKept] = useState<Kept>({ state: 'no' });
  const isReduced = useReducedMotion();
  const own = isByBots ? undefined : seat;
  const isFast = isByBots || isReduced;
  const { play, act, back } = useLinePlay({ start: moment.state, prefix, own, level, isFast, first });
  const isOver = play.hand.phase.name === 'over';
  const hasMoved = play.marks.length > 0;
  const keep = async (): Promise<void> => {
    const { events, hand } = play;
    const what = { kind, hand: moment.hand, before, seat, events, result: resultOf(hand), level };
    const line: NewLine = isByBots && !hasMoved ? { ...what, isByBots } : what;
    setKept({ state: 'saving' });
    const answer = await lines.add(line);
    setKept(answer.ok ? { state: 'kept', id: answer.value } : { state: 'failed', why: answer.why });
  };
  useKeeping(isOver && lines.canKeep, play.events, keep);
  const takeBack = () => {
    setLooking(false);
    setByBots(false);
    setKept({ state: 'no' });
    back();
  };
  const leave = async () => {
    if (kind === 'branch' && !isOver && hasMoved && lines.canKeep) await keep();
    onLeave();
  };
  const chooseLevel = (next: BotLevel) => {
    lastLevel = next;
    setLevel(next);
  };
  return {
    play,
    act,
    own,
    level,
    chooseLevel,
    isByBots,
    letBots: () => setByBots(!isByBots),
    isOver,
    isLooking,
    setLooking,
    kept,
    takeBack: hasMoved ? takeBack : undefined,
    leave,
  };
}

/** A hand played on from a moment of a finished game: the player has one seat, bots have the others, or all. */
export default function PlayOn(props: PlayOnProps) {
  const { title, kind, moment, seat, lines, handsTotal, onLeave, onShow } = props;
  const t = useT();
  const line = useLine(props);
  const { play, isOver, isByBots, setLooking, takeBack } = line;
  const table = useMemo(() => tableOfLine(moment.table, play.hand), [moment.table, play.hand]);
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  const result = isOver && !line.isLooking ? handResult(table) : undefined;
  const showName = t(kind === 'attempt' ? 'lines.compare' : 'lines.walk');
  const look = () => setLooking(true);
  return (
    <div className="play-on">
      <header className="rv-head play-head">
        <button type="button" className="ib" aria-label={t('lines.leave')} onClick={() => void line.leave()}>
          <Icon name="left" />
        </button>
        <div className="grow">
          <h1 className="ellipsis" dir="auto">
            {title}
          </h1>
          <p className="fine" role="status">
            {t(isByBots && !isOver ? 'lines.botsPlay' : 'lines.sameWall')}
          </p>
        </div>
        <Ways
          level={line.level}
          onLevel={line.chooseLevel}
          onTakeBack={takeBack}
          isByBots={isByBots}
          isOver={isOver}
          onBots={line.letBots}
          onSheet={line.isLooking && isOver ? () => setLooking(false) : undefined}
        />
      </header>
      <LineTable play={play} table={table} own={line.own} seat={seat} handsTotal={handsTotal} onAct={line.act} />
      {result && (
        <ResultSheet
          state={table}
          result={result}
          me={playerAt(table.session, seat)}
          corner={false}
          hasTranscript={false}
          onClose={look}
          foot={
            <Foot
              kept={line.kept}
              canKeep={lines.canKeep}
              onTakeBack={takeBack}
              onLook={look}
              {...{ onLeave, onShow, showName }}
            />
          }
        />
      )}
    </div>
  );
}

/** Keeps a line once, when it is over. */
function useKeeping(isDue: boolean, events: readonly HandEvent[], keep: () => Promise<void>): void {
  const done = useRef<readonly HandEvent[]>(undefined);
  useEffect(() => {
    if (!isDue || done.current === events) return;
    done.current = events;
    void keep();
  });
}

interface WaysProps {
  readonly level: BotLevel;
  readonly onLevel: (level: BotLevel) => void;
  /** Undefined while there is nothing to take back. */
  readonly onTakeBack: (() => void) | undefined;
  readonly isByBots: boolean;
  readonly isOver: boolean;
  readonly onBots: () => void;
  readonly onSheet: (() => void) | undefined;
}

function Ways({ level, onLevel, onTakeBack, isByBots, isOver, onBots, onSheet }: WaysProps) {
  const t = useT();
  return (
    <div className="row tight play-ways">
      <label>
        <span className="sr">{t('lines.level')}</span>
        <select
          value={level}
          onChange={event => onLevel(BOT_LEVELS.find(one => one === event.target.value) ?? 'expert')}
        >
          {BOT_LEVELS.map(one => (
            <option key={one} value={one}>
              {t(`options.level.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn sm" disabled={!onTakeBack} onClick={onTakeBack}>
        <Icon name="undo" />
        <span className="play-word">{t('lines.takeBack')}</span>
      </button>
      {onSheet ? (
        <button type="button" className="btn sm pri" onClick={onSheet}>
          {t('lines.sheet')}
        </button>
      ) : (
        <button type="button" className="btn sm" aria-pressed={isByBots} disabled={isOver} onClick={onBots}>
          <Icon name="bot" />
          <span className="play-word">{t('lines.letBots')}</span>
        </button>
      )}
    </div>
  );
}

interface FootProps {
  readonly kept: Kept;
  readonly canKeep: boolean;
  readonly onTakeBack: (() => void) | undefined;
  readonly onLook: () => void;
  readonly onLeave: () => void;
  readonly onShow: (id: LineId) => void;
  readonly showName: string;
}

/** What became of the line, and what to do next. */
function Foot({ kept, canKeep, onTakeBack, onLook, onLeave, onShow, showName }: FootProps) {
  const t = useT();
  return (
    <div className="ready-bar">
      <p className="fine" role="status">
        {!canKeep && t('lines.notKept')} {kept.state === 'kept' && t('lines.kept')}
        {kept.state === 'failed' && lineRefusal(t, kept.why)}
      </p>
      <div className="ready-ways">
        <button type="button" className="btn" onClick={onLook}>
          {t('result.viewTable')}
        </button>
        {onTakeBack && (
          <button type="button" className="btn" onClick={onTakeBack}>
            {t('lines.takeBack')}
          </button>
        )}
        {kept.state === 'kept' ? (
          <button type="button" className="btn pri" data-first onClick={() => onShow(kept.id)}>
            {showName}
          </button>
        ) : (
          <button type="button" className="btn pri" data-first onClick={onLeave}>
            {t('lines.leave')}
          </button>
        )}
      </div>
    </div>
  );
}
