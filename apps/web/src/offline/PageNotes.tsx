import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { areTextsKept } from '../storage/texts.ts';
import { useApp } from '../store/app.ts';
import { Icon } from '../ui/Icon.tsx';
import { isInHand } from './renewal.ts';
import { useUpdate } from './update.ts';
import './update.css';

/** What the page says about itself, beside whatever it shows: a new version, or that nothing is kept. In a hand it says only what was asked for. */
export function PageNotes() {
  const isBusy = useApp(isInHand);
  const { isReady, isNeeded } = useUpdate();
  const [isPutOff, setPutOff] = useState(false);
  const [isUnkept, setUnkept] = useState(() => !areTextsKept());
  return (
    <div role="status">
      {isNeeded || (isReady && !isPutOff && !isBusy) ? (
        <UpdateNote isNeeded={isNeeded} onClose={() => setPutOff(true)} />
      ) : (
        isUnkept && !isBusy && <UnkeptNote onClose={() => setUnkept(false)} />
      )}
    </div>
  );
}

interface NoteProps {
  readonly onClose: () => void;
}

/** Offers to reload the page when the server has a newer one. */
function UpdateNote({ isNeeded, onClose }: NoteProps & { readonly isNeeded: boolean }) {
  const t = useT();
  return (
    <div className="update">
      <p>
        <b>{t('update.ready')}</b> {isNeeded && `${t('update.needed')} `}
        {t('update.note')}
      </p>
      <button type="button" className="btn sm pri" onClick={() => location.reload()}>
        {t('update.reload')}
      </button>
      {!isNeeded && (
        <button type="button" className="ib" aria-label={t('update.later')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
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
