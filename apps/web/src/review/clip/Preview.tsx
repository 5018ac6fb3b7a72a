import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { columnsOf, type Frame } from '../../shell/share/clip.ts';
import { addressOf } from '../../shell/share/pictures.ts';
import type { Draw } from '../../shell/share/useDrawer.ts';
import type { Clip } from './useClip.ts';

interface PreviewProps {
  readonly clip: Clip;
  readonly draw: Draw | 'failed' | undefined;
  /** Says the move of a frame. */
  readonly saidOf: (frame: number) => string;
}

/** The clip as it will be: a strip whole, a film still until somebody plays it, and then once. */
export function Preview({ clip, draw, saidOf }: PreviewProps) {
  const t = useT();
  const { frames, form, shape } = clip;
  const isStrip = form === 'strip';
  const shown = isStrip ? frames : frames.slice(clip.at, clip.at + 1);
  const isReady = typeof draw === 'function' && frames.length > 0;
  const columns = { '--columns': isStrip ? columnsOf(frames.length) : 1 } as CSSProperties;
  return (
    <div className="stack tight">
      <section
        className={`clip-screen ${shape}${isStrip ? ' strip' : ''}`}
        style={columns}
        aria-label={t('clip.preview')}
        aria-busy={!isReady && draw !== 'failed'}
      >
        {isReady &&
          shown.map((frame, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frames stand where they stand
            <Shown key={n} frame={frame} draw={draw} said={saidOf(isStrip ? n : clip.at)} />
          ))}
        {draw === 'failed' && <p>{t('share.failed')}</p>}
      </section>
      {!isStrip && <PlayRow clip={clip} said={frames.length > 0 ? saidOf(clip.at) : ''} />}
    </div>
  );
}

/** One frame. */
function Shown({ frame, draw, said }: { readonly frame: Frame; readonly draw: Draw; readonly said: string }) {
  const address = useMemo(() => addressOf(draw(frame.picture)), [frame, draw]);
  return <img src={address} alt={said} />;
}

/** Plays the frames once, or holds one. */
function PlayRow({ clip, said }: { readonly clip: Clip; readonly said: string }) {
  const t = useT();
  const { frames, at, setAt } = clip;
  const [isPlaying, setPlaying] = useState(false);
  const last = frames.length - 1;
  const ms = frames[at]?.ms;
  useEffect(() => {
    if (!isPlaying || ms === undefined) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), ms);
    return () => clearTimeout(timer);
  }, [isPlaying, ms, at, last, setAt]);
  const press = () => {
    if (!isPlaying && at === last) setAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className="row">
      <button type="button" className="btn sm" disabled={last < 1} onClick={press}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {t(isPlaying ? 'replay.pause' : 'replay.play')}
      </button>
      <span className="grow" aria-hidden="true">
        {said}
      </span>
    </div>
  );
}
