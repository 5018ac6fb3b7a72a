import { lazy, Suspense } from 'react';

/** Loads the dialog. The app calls it after the first screen is shown, so that the dialog is no part of the first load. */
export const loadSettings = () => import('./SettingsDialog.tsx');

const Dialog = lazy(async () => ({ default: (await loadSettings()).SettingsDialog }));

/** The dialog of the settings, loaded when it is first opened. */
export const Settings = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense fallback={null}>
    <Dialog onClose={onClose} />
  </Suspense>
);
