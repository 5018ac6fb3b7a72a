import { encode } from 'uqr';
import { useT } from '../i18n/index.ts';
import { copyText } from '../page/copyText.ts';
import { tablePath } from '../page/router.ts';
import { Icon } from '../ui/Icon.tsx';
import './invite.css';

/** The invitation to a table: its link to copy or share, and the same link as a QR code. */
export default function Invite({ code }: { readonly code: string }) {
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
      <div className="invite-ways">
        {canShare && (
          <button type="button" className="btn pri" onClick={() => share(link, t('room.shareText'))}>
            <Icon name="share" />
            {t('room.share')}
          </button>
        )}
        <button type="button" className={canShare ? 'btn' : 'btn pri'} onClick={() => void copyText(link)}>
          <Icon name="copy" />
          {t('room.copy')}
        </button>
      </div>
    </div>
  );
}

/** Opens the system's share sheet. The browser rejects when the player closes it, which is no error. */
const share = (url: string, text: string): void => void navigator.share({ url, text }).catch(() => {});

const BORDER = 2;

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} rx="2" fill="#fff" />
      <path d={path} fill="#16241e" />
    </svg>
  );
}
