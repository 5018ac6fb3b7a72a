import type { Visibility } from '@gorrion/protocol';
import { useId } from 'react';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useOpenTable } from './useOpenTable.ts';

/** The button that creates a table, for friends with a link or for anyone. Without a connection it says what is missing. */
export function NewTable({ visibility }: { readonly visibility: Visibility }) {
  const t = useT();
  const id = useId();
  const { isOpening, openLast } = useOpenTable();
  const isOffline = useApp(app => app.link.status === 'offline');
  const isPublic = visibility === 'public';
  return (
    <>
      {isOffline && !isPublic && (
        <p id={id} className="quiet">
          {t('home.needsServer')}
        </p>
      )}
      <button
        type="button"
        className={isPublic ? 'btn sm' : 'btn pri'}
        disabled={isOpening || isOffline}
        aria-describedby={isOffline && !isPublic ? id : undefined}
        onClick={() => openLast(visibility)}
      >
        {isPublic && <Icon name="plus" />}
        {t(isOpening ? 'home.opening' : isPublic ? 'home.createPublic' : 'home.createTable')}
      </button>
    </>
  );
}
