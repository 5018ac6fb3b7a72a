import { SIZES } from '@gorrion/pictures';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import { type Frame, secondsOf, stripOf } from '../../shell/share/clip.ts';
import { FilmProgress } from '../../shell/share/FilmProgress.tsx';
import { pictureFile, save, sendFile } from '../../shell/share/pictures.ts';
import type { Draw } from '../../shell/share/useDrawer.ts';
import { useFilm } from '../../shell/share/useFilm.ts';
import { useTries } from '../../shell/share/useTries.ts';
import type { Clip } from './useClip.ts';

interface SaveCardProps {
  readonly clip: Clip;
  readonly draw: Draw | 'failed' | undefined;
  /** Where others see the hand; undefined if it is on this device alone. */
  readonly path: string | undefined;
}

const SAVE = { strip: 'share.saveStrip', picture: 'share.savePicture' } as const;

/** Saves or sends the clip, in the form that one has chosen. It is made on this device. */
export function SaveCard({ clip, draw, path }: SaveCardProps) {
  const t = useT();
  const film = useFilm();
  const { isBusy, hasFailed, act } = useTries();
  const { frames, form } = clip;
  const shown = frames[clip.at];
  const made = (draw: Draw, { picture }: Frame): Promise<File> => {
    const making = { frames, draw, size: SIZES[clip.shape] };
    if (form === 'picture') return pictureFile(draw(picture), making.size);
    return form === 'strip' ? stripOf(making) : film.record(making);
  };
  const make =
    typeof draw === 'function' && shown && !isBusy
      ? (use: (file: File) => unknown) => act(async () => use(await made(draw, shown)))
      : undefined;
  if (film.share !== undefined)
    return (
      <Card className="stack" title={t('clip.form')}>
        <FilmProgress share={film.share} onStop={film.stop} />
      </Card>
    );
  return (
    <Card className="stack" title={t('clip.form')}>
      <Choice
        isSlim
        label={t('clip.form')}
        value={form}
        options={clip.forms.map(one => ({ value: one, label: t(`clip.form.${one}`) }))}
        onChoose={clip.setForm}
      />
      <div className="row clip-ways">
        <button type="button" className="btn pri" disabled={!make} onClick={make?.(save)}>
          <ArchiveIcon name="save" />
          {form === 'film' ? t('share.saveClip', { seconds: secondsOf(frames) }) : t(SAVE[form])}
        </button>
        {'share' in navigator && (
          <button type="button" className="btn" disabled={!make} onClick={make?.(sendFile)}>
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
      <p role="status" className="fine">
        {t(hasFailed || draw === 'failed' ? 'share.failed' : 'clip.madeHere')}
      </p>
    </Card>
  );
}
