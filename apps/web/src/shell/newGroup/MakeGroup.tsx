import { useId, useState } from 'react';
import { isLocal } from '../../client/solo/code.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { Go } from '../page/Go.tsx';
import { NewGroup } from './NewGroup.tsx';

/**
 * A button at a table that makes a group of its people, who may be waiting for its next game: the page stays where it is. Tables of
 * the device have no others to meet again.
 */
export default function MakeGroup({ code, isSmall = false }: { readonly code: string; readonly isSmall?: boolean }) {
  const t = useT();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<string>();
  if (isLocal(code)) return null;
  if (made !== undefined)
    return (
      <p className="row tight" role="status">
        <Icon name="check" />
        {t('newGroup.made')} <Go href={eventPaths.group(made)}>{t('newGroup.open')}</Go>
      </p>
    );
  return (
    <>
      <button type="button" className={isSmall ? 'btn sm ghost' : 'btn'} onClick={() => setOpen(true)}>
        <Icon name="people" />
        {t('newGroup.ofTable')}
      </button>
      {isOpen && (
        <Dialog className="small" labelledBy={heading} onClose={() => setOpen(false)}>
          <h1 id={heading}>{t('newGroup.ofTable')}</h1>
          <p>{t('newGroup.ofTableNote')}</p>
          <NewGroup table={code} onMade={setMade} />
          <button type="button" className="btn sm ghost" onClick={() => setOpen(false)}>
            {t('newGroup.cancel')}
          </button>
        </Dialog>
      )}
    </>
  );
}
