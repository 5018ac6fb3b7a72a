import type { TableState } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';

// Of its own, as rooms and the home page load it: bound in here, it would be fetched in two files everywhere.
const Invite = lazyPart(() => import('./Invite.tsx'));

interface InviteDialogProps {
  readonly code: string;
  readonly state: TableState;
  readonly onClose: () => void;
}

/** The invitation to a table where a game runs, and what those who come by it may do. */
export default function InviteDialog({ code, state, onClose }: InviteDialogProps) {
  const t = useT();
  const { watching = 'open' } = state.settings;
  return (
    <Dialog labelledBy="invite" className="small" onClose={onClose}>
      <div className="row ends">
        <h1 id="invite">{t('game.invite')}</h1>
        <button type="button" className="ib" data-first aria-label={t('room.sharedBack')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Invite code={code}>
        <p>
          {t(`room.invite.${watching}`)} {!state.event && t('room.inviteSeats')}
        </p>
      </Invite>
    </Dialog>
  );
}
