import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { areTextsKept } from '../../kit/storage/texts.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useApp } from '../store/app.ts';
import { isInHand } from './renewal.ts';
import { useUpdate } from './update.ts';
import './update.css';

/** What the page says about itself, beside whatever it shows and never in a hand: a new version, or that nothing is kept. */
export function PageNotes() {
  const isBusy = useApp(isInHand);
  const isReady = useUpdate(update => update.isReady);
  const [isPutOff, setPutOff] = useState(false);
  const [isUnkept, setUnkept] = useState(() => !areTextsKept());
  return (
    <div role="status">
      {!isBusy &&
        (isReady && !isPutOff ? (
          <UpdateNote onClose={() => setPutOff(true)} />
        ) : (
          isUnkept && <UnkeptNote onClose={() => setUnkept(false)} />
        ))}
    </div>
  );
}

interface NoteProps {
  readonly onClose: () => void;
}

/** Offers to reload the page when the server has a newer one. */
function UpdateNote({ onClose }: NoteProps) {
  const t = useT();
  return (
    <div className="update">
      <p>
        <b>{t('update.ready')}</b> {t('update.note')}
      </p>
      <button type="button" className="btn sm pri" onClick={() => location.reload()}>
        {t('update.reload')}
      </button>
      <button type="button" className="ib" aria-label={t('update.later')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Says what is lost where the browser keeps nothing for this site. */
function UnkeptNote({ onClose }: NoteProps) {
  const t = useT();
  return (
    <div className="update">
      <p>
        <b>{t('unkept.fact')}</b> {t('unkept.note')}
      </p>
      <button type="button" className="ib" aria-label={t('unkept.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
