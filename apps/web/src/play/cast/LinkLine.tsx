import type { CastLink } from '@gorrion/protocol';
import { useLanguage, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { overlayPath } from '../../shell/links/castPaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { useTakenLook } from './keptLook.ts';
import { type CastLook, writeLook } from './look.ts';

interface LinkLineProps {
  readonly look: CastLook;
  readonly link: CastLink;
  readonly code: string;
}

/** The link with its look, below the picture, and what to do once the look has changed. */
export function LinkLine({ look, link: { key, pages }, code }: LinkLineProps) {
  const t = useT();
  const said = writeLook({ ...look, lang: useLanguage() });
  const { isOld, take } = useTakenLook(code, said, pages > 0);
  const address = location.origin + overlayPath(key, said);
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
