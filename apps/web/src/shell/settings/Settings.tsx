import { Suspense } from 'react';
import { withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';

const Dialog = lazyPart(async () => {
  const { SettingsDialog } = await withWords('shell', () => import('./SettingsDialog.tsx'));
  return { default: SettingsDialog };
});

/** The dialog of the settings, loaded when it is first opened. */
export const Settings = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense fallback={null}>
    <Dialog onClose={onClose} />
  </Suspense>
);
