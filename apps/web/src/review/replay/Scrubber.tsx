import { turnOf } from '@gorrion/table';
import type { CSSProperties } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Lanes } from './Lanes.tsx';
import type { Lane } from './lanes.ts';
import type { Moment } from './moment.ts';
import { ScrubMarks } from './ScrubMarks.tsx';
import { SPEEDS } from './usePlaying.ts';

interface ScrubberProps extends Pick<Moment, 'hand' | 'at' | 'view' | 'playing' | 'steps' | 'review' | 'walked'> {
  readonly lanes: readonly Lane[];
  readonly lastMistake: () => void;
  readonly nextMistake: () => void;
  readonly onGo: (move: number) => void;
}

/** The moves of a hand on a line, with its claims, kongs, end and mistakes, and the buttons to play it. */
export function Scrubber(props: ScrubberProps) {
  const t = useT();
  const { hand, at, view, playing, review, walked, lanes, onGo } = props;
  const { move } = at;
  const last = Math.max(1, hand.moves.length - 1);
  const at100 = `${(move / last) * 100}%`;
  return (
    <div className="scrubber">
      <StepButtons {...props} />
      <div className="scrub-line" style={{ '--at': at100 } as CSSProperties}>
        <ScrubMarks hand={hand} reviewed={walked ? undefined : review?.of(at.hand, view.player)} />
        <Lanes lanes={lanes} />
        <input
          type="range"
          min={0}
          max={last}
          value={move}
          aria-label={t('replay.moves')}
          aria-valuetext={t('replay.turn', { turn: t.number(turnOf(hand, move)) })}
          onChange={event => onGo(Number(event.target.value))}
        />
      </div>
      <span className="quiet scrub-turn">{t('replay.moveOf', { move: t.number(move), all: t.number(last) })}</span>
      <label>
        <span className="sr">{t('replay.speed')}</span>
        <select
          value={playing.speed}
          onChange={event => playing.setSpeed(SPEEDS.find(speed => speed === Number(event.target.value)) ?? 1)}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {t('replay.times', { speed: t.number(speed) })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function StepButtons({ playing, steps, review, view, lastMistake, nextMistake }: ScrubberProps) {
  const t = useT();
  const hasMistakes = (review?.mistakesOf(view.player).length ?? 0) > 0;
  return (
    <div className={hasMistakes ? 'scrub-ways has-mistakes' : 'scrub-ways'}>
      {hasMistakes && (
        <button type="button" className="ib to-mistake" aria-label={t('replay.lastMistake')} onClick={lastMistake}>
          <span className="chevron">
            <Icon name="left" />
          </span>
          <ArchiveIcon name="mistake" />
        </button>
      )}
      <button type="button" className="ib to-call" aria-label={t('replay.lastCall')} onClick={steps.lastCall}>
        <ArchiveIcon name="toStart" />
      </button>
      <button type="button" className="ib" aria-label={t('replay.stepBack')} onClick={steps.back}>
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="ib solid play"
        aria-label={t(playing.isOn ? 'replay.pause' : 'replay.play')}
        onClick={playing.toggle}
      >
        <Icon name={playing.isOn ? 'pause' : 'play'} />
      </button>
      <button type="button" className="ib" aria-label={t('replay.step')} onClick={steps.next}>
        <Icon name="right" />
      </button>
      <button type="button" className="ib to-call" aria-label={t('replay.nextCall')} onClick={steps.nextCall}>
        <ArchiveIcon name="toEnd" />
      </button>
      {hasMistakes && (
        <button type="button" className="ib to-mistake" aria-label={t('replay.nextMistake')} onClick={nextMistake}>
          <ArchiveIcon name="mistake" />
          <span className="chevron">
            <Icon name="right" />
          </span>
        </button>
      )}
    </div>
  );
}
