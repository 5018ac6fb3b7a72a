import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { QrCode } from '../../../kit/ui/QrCode.tsx';
import { Sure } from '../../../kit/ui/Sure.tsx';
import { copyText } from '../../../shell/page/copyText.ts';
import { EventDialog } from './EventDialog.tsx';

interface LinkDialogProps {
  readonly name: string;
  /** Undefined once somebody has come by it. */
  readonly link: string | undefined;
  readonly onNew: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** A personal link as text and QR code, and a new one in its place. */
export function LinkDialog({ name, link, onNew, onClose }: LinkDialogProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <EventDialog labelledBy="og-link" className="small og-dialog og-link" onClose={onClose}>
      <h1 id="og-link">{t('organiser.link.of', { name })}</h1>
      {link === undefined ? (
        <p>{t('organiser.link.used')}</p>
      ) : (
        <>
          <QrCode text={link} label={t('organiser.link.qr', { name })} />
          <p className="og-link-text">{link}</p>
          <button type="button" className="btn pri" data-first onClick={() => void copyText(link)}>
            <Icon name="copy" />
            {t('organiser.link.copy')}
          </button>
        </>
      )}
      {isAsking ? (
        <Sure
          question={t('organiser.link.new.sure', { name })}
          yes={t('organiser.link.new')}
          no={t('organiser.back')}
          onYes={() => {
            setAsking(false);
            void onNew();
          }}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div className="row og-acts">
          <button type="button" className="btn sm" onClick={() => setAsking(true)}>
            {t('organiser.link.new')}
          </button>
          <button type="button" className="btn sm ghost" onClick={onClose}>
            {t('organiser.back')}
          </button>
        </div>
      )}
    </EventDialog>
  );
}
