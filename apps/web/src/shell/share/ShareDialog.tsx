import { previewOf } from '@gorrion/pictures';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLanguage, useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { copyText } from '../page/copyText.ts';
import { Go } from '../page/Go.tsx';
import { isChangeOfMind } from '../page/shareLink.ts';
import { filmType, framesOf, recordFilm, secondsOf, stripOf } from './clip.ts';
import { addressOf, pictureOf, pngOf } from './pictures.ts';
import type { Shared } from './subject.ts';
import { type Draw, useDrawer } from './useDrawer.ts';
import './share.css';

interface ShareDialogProps extends Shared {
  readonly onClose: () => void;
}

/** Returns what makes a thing when it is pressed, and whether the last try failed. */
function useMaking() {
  const [hasFailed, setFailed] = useState(false);
  return {
    hasFailed,
    act: (make: () => Promise<unknown>) => () => {
      setFailed(false);
      void make().catch(error => setFailed(!isChangeOfMind(error)));
    },
  };
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
  const { hasFailed, act } = useMaking();
  const canSend = 'share' in navigator;
  const said = [words?.title, text ?? words?.description].filter(Boolean).join('\n');
  const send = async () => {
    const file = svg && new File([await pngOf(svg)], 'gorrion.png', { type: 'image/png' });
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    await navigator.share({ text: said, ...(url !== undefined && { url }), ...files });
  };
  return (
    <Dialog className="small share" labelledBy={heading} onClose={onClose}>
      <h1 id={heading}>{t('share.title')}</h1>
      {picture && draw !== 'failed' && <Shown svg={svg} label={`${words?.title}. ${words?.description}`} />}
      <div className="row share-ways">
        {canSend && (
          <button type="button" className="btn pri" data-first onClick={act(send)}>
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
          <Icon name="link" />
          {t(url === undefined ? 'share.copyText' : 'share.copyLink')}
        </button>
        {svg && (
          <button
            type="button"
            className="btn"
            onClick={act(async () => saveFile('gorrion.png', 'image/png', await pngOf(svg)))}
          >
            <ArchiveIcon name="save" />
            {t('share.savePicture')}
          </button>
        )}
        {typeof draw === 'function' && <ClipWays {...{ subject, draw, clip, act }} />}
      </div>
      <p role="status" className="fine">
        {hasFailed || draw === 'failed' ? t('share.failed') : picture && t('share.note')}
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

interface ClipWaysProps extends Pick<ShareDialogProps, 'subject' | 'clip'> {
  readonly draw: Draw;
  readonly act: ReturnType<typeof useMaking>['act'];
}

/** The last moves of a hand as a film or as a strip of pictures; nothing for what has no moves. */
function ClipWays({ subject, draw, clip, act }: ClipWaysProps) {
  const t = useT();
  const frames = useMemo(() => framesOf(subject), [subject]);
  const [share, setShare] = useState<number>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const type = filmType();
  if (frames.length < 2) return null;
  const film = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setShare(0);
    try {
      const made = await recordFilm({ frames, draw }, type!, setShare, stop.signal);
      saveFile(`gorrion.${type!.includes('mp4') ? 'mp4' : 'webm'}`, made.type, made);
    } finally {
      setShare(undefined);
    }
  };
  const strip = async () => saveFile('gorrion-strip.png', 'image/png', await stripOf({ frames, draw }));
  if (share !== undefined)
    return (
      <div className="row share-film">
        <progress value={share} aria-label={t('share.recording', { percent: Math.round(share * 100) })} />
        <button type="button" className="btn" onClick={() => stopping.current?.abort()}>
          <Icon name="stop" />
          {t('share.stop')}
        </button>
      </div>
    );
  return (
    <>
      {type !== undefined && (
        <button type="button" className="btn" onClick={act(film)}>
          <Icon name="play" />
          {t('share.saveClip', { seconds: secondsOf(frames) })}
        </button>
      )}
      <button type="button" className="btn" onClick={act(strip)}>
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
