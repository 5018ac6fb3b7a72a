import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import { tablePath } from '../../shell/page/router.ts';
import { shareLink } from '../../shell/page/shareLink.ts';
import './invite.css';

/** The invitation to a table: its link to copy or share, the same link as a QR code, and other ways to invite. */
export default function Invite({ code, children }: { readonly code: string; readonly children?: ReactNode }) {
  const t = useT();
  const link = location.origin + tablePath(code);
  const canShare = 'share' in navigator;
  return (
    <div className="invite">
      <QrCode text={link} label={t('room.qr')} />
      <p className="invite-link">
        <span className="sr">{t('room.link')}: </span>
        {location.host}
        <wbr />
        {tablePath(code)}
      </p>
      <div className="row invite-ways">
        {canShare && (
          <button type="button" className="btn pri" onClick={() => void shareLink(link, t('room.shareText'))}>
            <Icon name="share" />
            {t('room.share')}
          </button>
        )}
        <button type="button" className={canShare ? 'btn' : 'btn pri'} onClick={() => void copyText(link)}>
          <Icon name="copy" />
          {t('room.copy')}
        </button>
      </div>
      {children}
    </div>
  );
}
