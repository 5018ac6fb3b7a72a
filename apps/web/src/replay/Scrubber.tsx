import { useT } from '../i18n/index.ts';
import { ArchiveIcon } from '../ui/ArchiveIcon.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Lanes } from './Lanes.tsx';
import type { Lane } from './lanes.ts';
import { isLandmark, type ReplayHand, turnOf } from './replay.ts';
import { type Playing, SPEEDS } from './usePlaying.ts';
import type { Steps } from './usePosition.ts';

interface ScrubberProps {
  readonly hand: ReplayHand;
  readonly move: number;
  readonly playing: Playing;
  readonly steps: Steps;
  readonly lanes: readonly Lane[];
  readonly onGo: (move: number) => void;
}

/** The moves of a hand on a line, with its claims, kongs and end, and the buttons to play it. */
export function Scrubber({ hand, move, playing, steps, lanes, onGo }: ScrubberProps) {
  const t = useT();
  const last = Math.max(1, hand.moves.length - 1);
  return (
    <div className="scrubber">
      <StepButtons playing={playing} steps={steps} />
      <div className="scrub-line">
        <div className="scrub-marks" aria-hidden="true">
          {hand.moves.map((one, n) =>
            isLandmark(one) ? (
              <i key={one.fact} className={`at-${one.kind}`} style={{ left: `${(n / last) * 100}%` }} />
            ) : null,
          )}
        </div>
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
      <label className="scrub-speed">
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
      <span className="scrub-turn">{t('replay.moveOf', { move: t.number(move), all: t.number(last) })}</span>
    </div>
  );
}

function StepButtons({ playing, steps }: Pick<ScrubberProps, 'playing' | 'steps'>) {
  const t = useT();
  return (
    <div className="scrub-ways">
      <button type="button" className="ib" aria-label={t('replay.lastCall')} onClick={steps.lastCall}>
        <ArchiveIcon name="toStart" />
      </button>
      <button type="button" className="ib" aria-label={t('replay.stepBack')} onClick={steps.back}>
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="ib solid"
        aria-label={t(playing.isOn ? 'replay.pause' : 'replay.play')}
        onClick={playing.toggle}
      >
        <Icon name={playing.isOn ? 'pause' : 'play'} />
      </button>
      <button type="button" className="ib" aria-label={t('replay.step')} onClick={steps.next}>
        <Icon name="right" />
      </button>
      <button type="button" className="ib" aria-label={t('replay.nextCall')} onClick={steps.nextCall}>
        <ArchiveIcon name="toEnd" />
      </button>
    </div>
  );
}
