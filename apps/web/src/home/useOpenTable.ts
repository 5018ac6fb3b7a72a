import type { BotLevel, TableSettings } from '@gorrion/protocol';
import { useState } from 'react';
import { goTo, tablePath } from '../app/router.ts';
import { client } from '../connection/index.ts';

/** Opens a table and goes there; busy until the server has answered, so that one press opens one table. */
export function useOpenTable() {
  const [isOpening, setOpening] = useState(false);
  const open = async (settings: TableSettings, against?: BotLevel) => {
    if (isOpening) return;
    setOpening(true);
    const code = await client.openTable(settings, against);
    setOpening(false);
    if (code) goTo(tablePath(code));
  };
  return { isOpening, open };
}
