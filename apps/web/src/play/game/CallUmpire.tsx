import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';

/** Asks whether to call the umpire: a key that slips should stop nobody's game. */
export default function CallUmpire({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const call = () => {
    onClose();
    void client.send({ type: 'call-umpire' });
  };
  return (
    <Dialog labelledBy="call-umpire" className="small" onClose={onClose}>
      <h1 id="call-umpire">{t('game.callUmpireSure')}</h1>
      <p>{t('game.callUmpireNote')}</p>
      <button type="button" className="btn pri" data-first onClick={call}>
        {t('game.callUmpire')}
      </button>
      <button type="button" className="btn" onClick={onClose}>
        {t('umpire.cancel')}
      </button>
    </Dialog>
  );
}
