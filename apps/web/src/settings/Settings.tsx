import { lazy, Suspense } from 'react';

/** Fetched while the first page is read: nobody sets anything before he has seen something. */
export const loadSettings = () => import('./SettingsDialog.tsx');

const Dialog = lazy(async () => ({ default: (await loadSettings()).SettingsDialog }));

/** The settings, wherever they are opened. */
export const Settings = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense fallback={null}>
    <Dialog onClose={onClose} />
  </Suspense>
);
