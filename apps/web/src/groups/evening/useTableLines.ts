import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { fetchGroupTables } from '../server.ts';
import type { TableLines } from './standing.ts';

/** Time (ms) between two looks at tables at which the reader does not sit. */
const LOOK_EVERY = 5000;

/** Returns how tables of a group stand, named by their codes: the reader's own as the server tells at once, the others by asking again. */
export function useTableLines(id: string, tables: readonly string[]): TableLines {
  const [lines, setLines] = useState<TableLines>({});
  const mine = useApp(app => app.lobby?.mine);
  useEffect(() => client.watchLobby(), []);
  const codes = tables.join();
  useEffect(() => {
    if (codes === '') return;
    let isHere = true;
    const look = () =>
      void (
        document.hidden || fetchGroupTables(id).then(answer => isHere && answer.ok && setLines(answer.value.tables))
      );
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [id, codes]);
  return { ...lines, ...Object.fromEntries((mine ?? []).map(line => [line.code, line])) };
}
