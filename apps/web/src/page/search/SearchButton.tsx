import { Suspense, useState } from 'react';
import { useT, withSentences } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useKeydown } from '../../ui/useKeydown.ts';

const Dialog = lazyPart(async () => {
  const { SearchDialog } = await withSentences(() => import('./SearchDialog.tsx'));
  return { default: SearchDialog };
});

/** The button that opens the search, on every page with a header; Ctrl+K and Cmd+K do the same. */
export function SearchButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  useKeydown(event => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className="ib"
        aria-label={t('page.search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
