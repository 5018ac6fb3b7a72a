import { useId, useState } from 'react';
import { isLocal } from '../../client/solo/code.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { NewGroup } from './NewGroup.tsx';

/** A button at a table that makes a group of its people. Tables of the device have no others to meet again. */
export default function MakeGroup({ code, isSmall = false }: { readonly code: string; readonly isSmall?: boolean }) {
  const t = useT();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  if (isLocal(code)) return null;
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
          <NewGroup table={code} />
          <button type="button" className="btn sm ghost" onClick={() => setOpen(false)}>
            {t('newGroup.cancel')}
          </button>
        </Dialog>
      )}
    </>
  );
}
