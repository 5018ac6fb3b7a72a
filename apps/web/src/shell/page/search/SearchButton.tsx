import { Suspense, useState } from 'react';
import { useT, withWords } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { lazyPart } from '../../../kit/ui/lazyPart.ts';
import { useKeydown } from '../../../kit/ui/useKeydown.ts';
import { Settings } from '../../settings/Settings.tsx';

const Dialog = lazyPart(async () => {
  const { SearchDialog } = await withWords('all', () => import('./SearchDialog.tsx'));
  return { default: SearchDialog };
});

/** The button that opens the search, on every page with a header; Ctrl+K and Cmd+K do the same. */
export function SearchButton() {
  const t = useT();
  const [open, setOpen] = useState<'search' | 'settings'>();
  const close = () => setOpen(undefined);
  useKeydown(event => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    setOpen('search');
  });
  return (
    <>
      <button
        type="button"
        className="ib"
        aria-label={t('page.search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('search')}
      >
        <Icon name="search" />
      </button>
      {open === 'search' && (
        <Suspense fallback={null}>
          <Dialog onClose={close} onSettings={() => setOpen('settings')} />
        </Suspense>
      )}
      {open === 'settings' && <Settings onClose={close} />}
    </>
  );
}
