import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';

const ReplayKeys = lazyPart(() => import('./ReplayKeys.tsx'));

interface HeadWaysProps {
  readonly isSideShown: boolean;
  readonly onSide: (isShown: boolean) => void;
  /** The tab that was chosen beside the table, by its id. */
  readonly panel: string | undefined;
  readonly onPanel: (id: string) => void;
  /** Whether single letters are keys. */
  readonly hasLetters: boolean;
  readonly onKeys: () => void;
  /** The way to share the moment. */
  readonly share: ReactNode;
}

/** The buttons at the end of a replay's head; those to the expert and to what is beside the table only on phones. */
export function HeadWays({ isSideShown, onSide, panel, onPanel, hasLetters, onKeys, share }: HeadWaysProps) {
  const t = useT();
  const hasExpert = isSideShown && panel === 'expert';
  const toExpert = () => {
    onPanel('expert');
    onSide(!hasExpert);
  };
  return (
    <>
      <button type="button" className="btn sm side-way" aria-expanded={hasExpert} onClick={toExpert}>
        {t('replay.panel.expert')}
      </button>
      <button
        type="button"
        className="ib side-way"
        aria-label={t('replay.view')}
        aria-expanded={isSideShown}
        onClick={() => onSide(!isSideShown)}
      >
        <Icon name={isSideShown ? 'close' : 'eye'} />
      </button>
      {hasLetters && (
        <button
          type="button"
          className="ib keys-way"
          aria-label={t('keys.title')}
          title={t('keys.title')}
          onClick={onKeys}
        >
          <kbd>?</kbd>
        </button>
      )}
      {share}
    </>
  );
}

/** Returns the way to the list of keys, and the list while it is open. */
export function useKeyList(): { readonly show: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    show: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <ReplayKeys onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
