import type { TableSettings } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { isHost } from '../../client/store/people.ts';
import { rememberSettings } from './kept.ts';

/** The settings of a table as this page shows them, and how the host changes them. */
export interface RoomSettings {
  readonly settings: TableSettings;
  /** Undefined for everybody but the host, and after the start. */
  readonly change: ((settings: TableSettings) => void) | undefined;
}

/**
 * Returns the settings of a table. The host sees a change before the server has answered, so that presses in quick
 * succession add up. The browser remembers the settings of a table that its reader hosts.
 */
export function useSettings({ state }: FollowedTable): RoomSettings {
  const me = useApp(app => app.me);
  const [wish, setWish] = useState<TableSettings>();
  const sent = useRef(0);
  const canChange = isHost(state, me) && state.stage === 'gathering';
  const isMine = me !== undefined && state.host === me.id && state.stage === 'gathering';
  useEffect(() => {
    if (isMine) rememberSettings(state.settings);
  }, [isMine, state.settings]);

  const change = async (settings: TableSettings) => {
    sent.current += 1;
    const number = sent.current;
    setWish(settings);
    await client.send({ type: 'change-settings', settings });
    if (number === sent.current) setWish(undefined);
  };
  return {
    settings: wish ?? state.settings,
    change: canChange ? settings => void change(settings) : undefined,
  };
}
