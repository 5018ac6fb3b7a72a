import type { BotLevel, TableSettings, Visibility } from '@gorrion/protocol';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import type { End } from '../../client/solo/ends.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { loadAgain } from '../../kit/ui/lazyPart.ts';
import { goTo, tablePath } from '../../shell/page/router.ts';

/** Opens a game against bots on the server, or here: also if it turns out meanwhile that the server cannot be reached. */
async function openAgainst(
  settings: TableSettings,
  against: BotLevel,
  end: End,
  here: (against: BotLevel) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (end === 'device') return here(against);
  const offline = new AbortController();
  const unwatch = useApp.subscribe(({ link }) => link.status === 'offline' && offline.abort());
  const code = await client.openTable(settings, against, offline.signal);
  unwatch();
  return offline.signal.aborted ? here(against) : code;
}

/**
 * Returns the ways to open a table and go to it. Presses are ignored until the answer, so one press opens one table.
 * `openLast` opens one with the settings of the host's last table, for friends with a link or for anyone. `hasFailedHere`:
 * this device could not open the last one.
 */
export function useOpenTable() {
  const t = useT();
  const [isOpening, setOpening] = useState(false);
  const [hasFailedHere, setFailedHere] = useState(false);
  const open = async (settings: TableSettings, against?: BotLevel, end: End = 'server') => {
    if (isOpening) return;
    setOpening(true);
    setFailedHere(false);
    const here = (level: BotLevel) => client.openHere(settings, level, t('table.you'));
    const code =
      against === undefined ? await client.openTable(settings) : await openAgainst(settings, against, end, here);
    setOpening(false);
    if (code) goTo(tablePath(code));
    else setFailedHere(end === 'device');
  };
  const openLast = async (visibility: Visibility) => {
    const { lastSettings } = await loadAgain(() => import('../../shell/options/kept.ts'));
    await open(lastSettings(visibility));
  };
  return { isOpening, hasFailedHere, open, openLast };
}
