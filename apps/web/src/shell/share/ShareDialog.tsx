import { previewOf } from '@gorrion/pictures';
import { useId, useMemo } from 'react';
import { useLanguage, useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { copyText } from '../page/copyText.ts';
import { Go } from '../page/Go.tsx';
import { filmType, framesOf, secondsOf, stripOf } from './clip.ts';
import { FilmProgress } from './FilmProgress.tsx';
import { addressOf, pictureFile, pictureOf, save } from './pictures.ts';
import type { Shared } from './subject.ts';
import { type Draw, useDrawer } from './useDrawer.ts';
import { useFilm } from './useFilm.ts';
import { type Tries, useTries } from './useTries.ts';
import './share.css';

interface ShareDialogProps extends Shared {
  readonly onClose: () => void;
}

/** A picture of what is shown, and the ways to others: send, link, picture, film. */
export default function ShareDialog({ subject, path, text, clip, onClose }: ShareDialogProps) {
  const t = useT();
  const heading = useId();
  const language = useLanguage();
  const url = path === undefined ? undefined : location.origin + path;
  const draw = useDrawer(location.host + (path ?? ''));
  const picture = useMemo(() => pictureOf(subject), [subject]);
  const words = useMemo(() => picture && previewOf(picture, language), [picture, language]);
  const svg = useMemo(() => (picture && typeof draw === 'function' ? draw(picture) : undefined), [picture, draw]);
  const frames = useMemo(() => framesOf(subject), [subject]);
  const hasFilm = frames.length > 1 && filmType() !== undefined;
  const { isBusy, hasFailed, act } = useTries();
  const canSend = 'share' in navigator;
  const said = [words?.title, text ?? words?.description].filter(Boolean).join('\n');
  const send = async () => {
    const file = svg && (await pictureFile(svg));
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    await navigator.share({ text: said, ...(url !== undefined && { url }), ...files });
  };
  return (
    <Dialog className="small share" labelledBy={heading} onClose={onClose}>
      <h1 id={heading}>{t('share.title')}</h1>
      {picture && draw !== 'failed' && <Shown svg={svg} label={`${words?.title}. ${words?.description}`} />}
      <div className="row share-ways">
        {canSend && (
          <button type="button" className="btn pri" data-first disabled={isBusy} onClick={act(send)}>
            <Icon name="share" />
            {t('share.send')}
          </button>
        )}
        <button
          type="button"
          className={canSend ? 'btn' : 'btn pri'}
          data-first={canSend ? undefined : true}
          onClick={() => void copyText(url ?? said)}
        >
          <Icon name={url === undefined ? 'copy' : 'link'} />
          {t(url === undefined ? 'share.copyText' : 'share.copyLink')}
        </button>
        {svg && (
          <button type="button" className="btn" disabled={isBusy} onClick={act(() => pictureFile(svg).then(save))}>
            <ArchiveIcon name="save" />
            {t('share.savePicture')}
          </button>
        )}
        {typeof draw === 'function' && frames.length > 1 && (
          <ClipWays {...{ frames, hasFilm, draw, clip, isBusy, act }} />
        )}
      </div>
      <p role="status" className="fine">
        {hasFailed || draw === 'failed' ? t('share.failed') : picture && t(hasFilm ? 'share.noteFilm' : 'share.note')}
      </p>
      <button type="button" className="btn ghost" onClick={onClose}>
        {t('share.close')}
      </button>
    </Dialog>
  );
}

/** The picture, once it is drawn. */
function Shown({ svg, label }: { readonly svg: string | undefined; readonly label: string }) {
  const t = useT();
  return (
    <div className="share-picture" aria-busy={!svg}>
      {svg ? <img src={addressOf(svg)} alt={label} /> : <p>{t('share.making')}</p>}
    </div>
  );
}

interface ClipWaysProps extends Pick<ShareDialogProps, 'clip'>, Pick<Tries, 'isBusy' | 'act'> {
  /** Two or more. */
  readonly frames: ReturnType<typeof framesOf>;
  /** Whether this browser makes films. */
  readonly hasFilm: boolean;
  readonly draw: Draw;
}

/** The last moves of a hand as a film or as a strip of pictures. */
function ClipWays({ frames, hasFilm, draw, clip, isBusy, act }: ClipWaysProps) {
  const t = useT();
  const film = useFilm();
  if (film.share !== undefined) return <FilmProgress share={film.share} onStop={film.stop} />;
  return (
    <>
      {hasFilm && (
        <button
          type="button"
          className="btn"
          disabled={isBusy}
          onClick={act(async () => save(await film.record({ frames, draw })))}
        >
          <Icon name="play" />
          {t('share.saveClip', { seconds: secondsOf(frames) })}
        </button>
      )}
      <button
        type="button"
        className="btn"
        disabled={isBusy}
        onClick={act(async () => save(await stripOf({ frames, draw })))}
      >
        <ArchiveIcon name="save" />
        {t('share.saveStrip')}
      </button>
      {clip !== undefined && (
        <Go className="btn" href={clip}>
          {t('share.makeClip')}
        </Go>
      )}
    </>
  );
}
