import { useState } from 'react';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { TableVoice, useTableVoice } from '../chat/TableVoice.tsx';

/** The way to where the players talk, in the menu of a game. */
export function MenuVoice({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { link, isShown } = useTableVoice(table);
  const [isOpen, setOpen] = useState(link !== null);
  if (!isShown) return null;
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="sound" />
        {t('voice.title')}
      </button>
      {isOpen && (
        <div className="menu-wide">
          <TableVoice table={table} />
        </div>
      )}
    </>
  );
}
