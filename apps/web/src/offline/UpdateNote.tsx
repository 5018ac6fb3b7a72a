import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { type App, useApp } from '../store/app.ts';
import { Icon } from '../ui/Icon.tsx';
import { useUpdate } from './update.ts';
import './update.css';

/** Returns whether the viewer is playing a hand, in which the page does not mention a new version. */
export const isInHand = ({ table }: Pick<App, 'table'>): boolean =>
  table?.state.stage === 'playing' && table.viewer !== 'spectator' && table.state.session.phase === 'playing';

/** Offers to reload the page when the server has a newer one. The page never reloads by itself. */
export function UpdateNote() {
  const t = useT();
  const isReady = useUpdate(update => update.isReady);
  const isBusy = useApp(isInHand);
  const [isPutOff, setPutOff] = useState(false);
  const isShown = isReady && !isBusy && !isPutOff;
  return (
    <div role="status">
      {isShown && (
        <div className="update">
          <p>
            <b>{t('update.ready')}</b> {t('update.note')}
          </p>
          <button type="button" className="btn sm pri" onClick={() => location.reload()}>
            {t('update.reload')}
          </button>
          <button type="button" className="ib" aria-label={t('update.later')} onClick={() => setPutOff(true)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
