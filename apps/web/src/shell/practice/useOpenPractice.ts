import { useState } from 'react';
import { client } from '../../client/index.ts';
import { type PracticeStep, playStep } from '../../client/progress/practice.ts';
import { useT } from '../../kit/i18n/index.ts';
import { goTo, tablePath } from '../page/router.ts';
import { GENTLE, practiceSettings } from './settings.ts';

/** Returns a function that opens a practice table on this device and goes to it, and whether one is being opened. */
export function useOpenPractice() {
  const t = useT();
  const [isOpening, setOpening] = useState(false);
  const open = async (step: PracticeStep) => {
    if (isOpening) return;
    setOpening(true);
    playStep(step);
    const code = await client.openHere(practiceSettings(step), GENTLE, t('table.you'));
    setOpening(false);
    if (code) goTo(tablePath(code));
  };
  return { isOpening, open };
}
