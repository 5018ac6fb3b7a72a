import { Suspense, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { Shared } from './subject.ts';

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'));

interface ShareButtonProps extends Shared {
  readonly className?: string;
  /** Draws the sign alone. */
  readonly isSign?: boolean;
}

/** The way to share what is shown when it is pressed: as a picture, as a film, as a link. */
export function ShareButton({ subject, path, text, clip, className = 'btn', isSign = false }: ShareButtonProps) {
  const t = useT();
  const [shared, setShared] = useState<Shared>();
  const label = isSign ? { 'aria-label': t('share.moment'), title: t('share.moment') } : {};
  return (
    <>
      <button
        type="button"
        className={isSign ? 'ib' : className}
        {...label}
        onClick={() => setShared({ subject, path, text, clip })}
      >
        <Icon name="share" />
        {!isSign && t('share.title')}
      </button>
      {shared && (
        <Suspense fallback={null}>
          <ShareDialog {...shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  );
}
