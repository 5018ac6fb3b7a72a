import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { Frame } from '../../shell/share/clip.ts';
import { addressOf } from '../../shell/share/pictures.ts';
import type { Draw } from '../../shell/share/useDrawer.ts';
import type { Shape } from './choices.ts';
import '../../kit/ui/felt.css';

interface PreviewProps {
  readonly frames: readonly Frame[];
  /** The frame that is shown. */
  readonly at: number;
  readonly onShow: (at: number) => void;
  readonly draw: Draw | 'failed' | undefined;
  readonly shape: Shape;
  /** Says the move of a frame. */
  readonly saidOf: (frame: number) => string;
}

/** The clip as it will be: still until somebody plays it, and then once. */
export function Preview({ frames, at: shown, onShow, draw, shape, saidOf }: PreviewProps) {
  const t = useT();
  const [isPlaying, setPlaying] = useState(false);
  const last = frames.length - 1;
  const frame = frames[shown];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip begins at its first frame
  useEffect(() => onShow(0), [frames]);
  useEffect(() => {
    if (!isPlaying || !frame) return;
    const next = () => (shown < last ? onShow(shown + 1) : setPlaying(false));
    const timer = setTimeout(next, frame.ms);
    return () => clearTimeout(timer);
  }, [isPlaying, frame, shown, last, onShow]);
  const address = useMemo(
    () => (frame && typeof draw === 'function' ? addressOf(draw(frame.picture)) : undefined),
    [frame, draw],
  );
  const press = () => {
    if (!isPlaying && shown === last) onShow(0);
    setPlaying(!isPlaying);
  };
  const said = frame ? saidOf(shown) : '';
  return (
    <div className="stack tight">
      <section className="wood-rim" aria-label={t('clip.preview')}>
        <div className={`felt-floor clip-screen ${shape}`} aria-busy={address === undefined && draw !== 'failed'}>
          {address !== undefined && <img src={address} alt={said} />}
          {draw === 'failed' && <p>{t('share.failed')}</p>}
        </div>
      </section>
      <div className="row">
        <button type="button" className="btn sm" disabled={last < 1} onClick={press}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {t(isPlaying ? 'clip.pause' : 'clip.play')}
        </button>
        <span className="grow" aria-hidden="true">
          {said}
        </span>
      </div>
    </div>
  );
}
