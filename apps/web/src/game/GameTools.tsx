import { useState } from 'react';
import { LinkBadge } from '../app/LinkBadge.tsx';
import { useT } from '../i18n/index.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { MuteButton } from '../sound/MuteButton.tsx';
import type { Following } from '../store/following.ts';
import { Icon } from '../ui/Icon.tsx';
import { GameMenu } from './GameMenu.tsx';

/** The corner of the table that belongs to the app: connection and menu. */
export function GameTools({ table, compact }: { readonly table: Following; readonly compact: boolean }) {
  const t = useT();
  const [open, setOpen] = useState<'menu' | 'settings'>();
  return (
    <>
      {!compact && <LinkBadge />}
      <MuteButton isShown={!compact} />
      <button
        type="button"
        className={compact ? 'ib dk solid' : 'ib'}
        aria-label={t('game.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <Icon name="menu" />
      </button>
      {open === 'menu' && (
        <GameMenu table={table} onClose={() => setOpen(undefined)} onSettings={() => setOpen('settings')} />
      )}
      {open === 'settings' && <SettingsDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
