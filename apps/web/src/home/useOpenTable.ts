import type { BotLevel, TableSettings } from '@gorrion/protocol';
import { useState } from 'react';
import { client } from '../client/index.ts';
import { useT } from '../i18n/index.ts';
import { goTo, tablePath } from '../page/router.ts';
import type { End } from '../solo/ends.ts';

/**
 * Returns the ways to open a table and go to it. Presses are ignored until the answer, so one press opens one table.
 * `openLast` opens one with the settings of the host's last table.
 */
export function useOpenTable() {
  const t = useT();
  const [isOpening, setOpening] = useState(false);
  const open = async (settings: TableSettings, against?: BotLevel, end: End = 'server') => {
    if (isOpening) return;
    setOpening(true);
    const code =
      end === 'device' && against
        ? await client.openHere(settings, against, t('table.you'))
        : await client.openTable(settings, against);
    setOpening(false);
    if (code) goTo(tablePath(code));
  };
  const openLast = async () => {
    const { lastSettings } = await import('../room/kept.ts');
    await open(lastSettings());
  };
  return { isOpening, open, openLast };
}
