import { useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { type Frame, filmType, pictureOfFrame, recordFilm, type Size, stripOf } from '../../shell/share/clip.ts';
import type { Draw } from '../../shell/share/useDrawer.ts';

interface SaveCardProps {
  readonly frames: readonly Frame[];
  /** The frame that is shown, which a picture is of. */
  readonly at: number;
  readonly draw: Draw | 'failed' | undefined;
  readonly size: Size;
  /** Length of the film (s). */
  readonly seconds: number;
  /** Where others see the hand; undefined if it is on this device alone. */
  readonly path: string | undefined;
}

type Form = 'film' | 'strip' | 'picture';
interface Made {
  readonly name: string;
  readonly blob: Blob;
}

/** Returns what makes a clip, how much of it is there (0 to 1; undefined while nothing is made), and what stops it. */
function useMaking({ frames, at, draw, size }: Pick<SaveCardProps, 'frames' | 'at' | 'draw' | 'size'>) {
  const [share, setShare] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  async function made(form: Form, signal: AbortSignal): Promise<Made> {
    const making = { frames, draw: draw as Draw, size };
    if (form === 'strip') return { name: 'gorrion-strip.png', blob: await stripOf(making) };
    if (form === 'picture') return { name: 'gorrion.png', blob: await pictureOfFrame(frames[at]!, making) };
    const type = filmType()!;
    const blob = await recordFilm(making, type, setShare, signal);
    return { name: `gorrion.${type.includes('mp4') ? 'mp4' : 'webm'}`, blob };
  }
  /** Makes a clip and hands it on; nothing if it is stopped. */
  async function make(form: Form, use: (made: Made) => unknown): Promise<void> {
    const stop = new AbortController();
    stopping.current = stop;
    setFailed(false);
    setShare(0);
    try {
      await use(await made(form, stop.signal));
    } catch {
      setFailed(!stop.signal.aborted);
    } finally {
      setShare(undefined);
    }
  }
  return { make, share, hasFailed, stop: () => stopping.current?.abort() };
}

/** Saves or sends the clip, in the form that one has chosen. It is made on this device. */
export function SaveCard({ seconds, path, ...clip }: SaveCardProps) {
  const t = useT();
  const hasFilm = filmType() !== undefined && clip.frames.length > 1;
  const [chosen, choose] = useState<Form>('film');
  const form = chosen === 'film' && !hasFilm ? 'strip' : chosen;
  const forms: readonly Form[] = hasFilm ? ['film', 'strip', 'picture'] : ['strip', 'picture'];
  const { make, share, hasFailed, stop } = useMaking(clip);
  const isReady = typeof clip.draw === 'function' && clip.frames.length > 0;
  const send = ({ name, blob }: Made) => {
    const files = [new File([blob], name, { type: blob.type })];
    // The person may change their mind, or the browser may not send such files.
    return navigator.canShare?.({ files })
      ? navigator.share({ files }).catch(() => {})
      : saveFile(name, blob.type, blob);
  };
  return (
    <Card className="stack" title={t('clip.form')}>
      <Choice
        isSlim
        label={t('clip.form')}
        value={form}
        options={forms.map(one => ({ value: one, label: t(`clip.form.${one}`) }))}
        onChoose={choose}
      />
      {share === undefined ? (
        <div className="row clip-ways">
          <button
            type="button"
            className="btn pri"
            disabled={!isReady}
            onClick={() => void make(form, ({ name, blob }) => saveFile(name, blob.type, blob))}
          >
            <ArchiveIcon name="save" />
            {form === 'film' ? t('share.saveClip', { seconds }) : t(`clip.save.${form}`)}
          </button>
          {'share' in navigator && (
            <button type="button" className="btn" disabled={!isReady} onClick={() => void make(form, send)}>
              <Icon name="share" />
              {t('share.send')}
            </button>
          )}
          {path !== undefined && (
            <button type="button" className="btn" onClick={() => void copyText(location.origin + path)}>
              <Icon name="link" />
              {t('share.copyLink')}
            </button>
          )}
        </div>
      ) : (
        <Making share={form === 'film' ? share : undefined} onStop={stop} />
      )}
      <p role="status" className="fine">
        {hasFailed ? t('share.failed') : t('clip.madeHere')}
      </p>
    </Card>
  );
}

interface MakingProps {
  /** How much of it is there (0 to 1); undefined if that is not known. */
  readonly share: number | undefined;
  readonly onStop: () => void;
}

/** A clip in the making, and what stops it. */
function Making({ share, onStop }: MakingProps) {
  const t = useT();
  return (
    <div className="row clip-ways">
      <progress
        className="grow"
        value={share}
        aria-label={t('share.recording', { percent: Math.round((share ?? 0) * 100) })}
      />
      <button type="button" className="btn" onClick={onStop}>
        <Icon name="stop" />
        {t('share.stop')}
      </button>
    </div>
  );
}
