import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { copyText } from '../../shell/page/copyText.ts';

interface LinkLineProps {
  readonly address: string;
  /** The look has changed since the link was taken. */
  readonly isOld: boolean;
  /** The link is taken with its look. */
  readonly take: () => void;
}

/** The link with its look, below the picture, and what a change of the look asks for. */
export function LinkLine({ address, isOld, take }: LinkLineProps) {
  const t = useT();
  const copy = async () => {
    if (await copyText(address)) take();
  };
  return (
    <>
      <div className="cast-link">
        <input
          readOnly
          value={address}
          aria-label={t('cast.link')}
          dir="ltr"
          onFocus={event => event.target.select()}
          onCopy={take}
        />
        <button type="button" className="btn pri" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('cast.copy')}
        </button>
      </div>
      <div role="status">
        {isOld ? (
          <Note tone="amber" icon="info" title={t('cast.changed')}>
            {t('cast.changedNote')}
          </Note>
        ) : (
          <p className="fine">{t('cast.inLink')}</p>
        )}
      </div>
    </>
  );
}
