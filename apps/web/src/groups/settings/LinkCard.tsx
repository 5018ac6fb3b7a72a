import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { shareLink } from '../../shell/page/shareLink.ts';
import type { PartProps } from '../useGroup.ts';
import './settings.css';

/** The link by which people come in, as text and as a QR code. */
export function LinkCard({ id, view, act }: PartProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const path = eventPaths.groupLink(id, view.key);
  const link = location.origin + path;
  const canShare = 'share' in navigator;
  const renew = async () => {
    if (await act({ type: 'new-link' })) setAsking(false);
  };
  return (
    <section className="card pad stack gp-invite" aria-labelledby="gp-invite">
      <h2 id="gp-invite">{t('groups.invite')}</h2>
      <div className="row">
        <QrCode text={link} label={t('groups.qr')} />
        <div className="grow">
          <p className="fine">{t('groups.inviteNote')}</p>
          <p className="gp-address">
            {location.host}
            <wbr />
            {path}
          </p>
        </div>
      </div>
      <div className="row">
        {canShare && (
          <button
            type="button"
            className="btn sm pri"
            onClick={() => void shareLink(link, t('groups.shareText', { name: view.name }))}
          >
            <Icon name="share" />
            {t('groups.share')}
          </button>
        )}
        <button type="button" className={`btn sm ${canShare ? '' : 'pri'}`} onClick={() => void copyText(link)}>
          <Icon name="copy" />
          {t('groups.copyLink')}
        </button>
        {view.role === 'owner' && !isAsking && (
          <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
            {t('groups.newLink')}
          </button>
        )}
      </div>
      {isAsking && (
        <Sure
          question={t('groups.newLinkSure')}
          yes={t('groups.newLink')}
          no={t('groups.cancel')}
          onYes={() => void renew()}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}
