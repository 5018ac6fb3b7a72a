import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import { useTakenLook } from './keptLook.ts';

interface LinkLineProps {
  readonly address: string;
  /** The look in the address. */
  readonly said: string;
  /** How many pages show the link. */
  readonly pages: number;
  readonly code: string;
}

/** The link with its look, below the picture, and what to do once the look has changed. */
export function LinkLine({ address, said, pages, code }: LinkLineProps) {
  const t = useT();
  const { isOld, take } = useTakenLook(code, said, pages > 0);
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
        {isOld && (
          <Note tone="amber" icon="info" title={t('cast.changed')}>
            {t('cast.changedNote')}
          </Note>
        )}
      </div>
    </>
  );
}
