import type { DuplicateView } from '@gorrion/events/duplicate';
import { useEffect } from 'react';
import { goTo, tablePath } from '../../shell/page/router.ts';

/** The evening whose table the page goes to as soon as it is open. */
let wanted: string | undefined;

/** Notes that a person who plays alone goes to their table without another press. */
export function wantTable(duplicate: string): void {
  wanted = duplicate;
}

/** Goes to the reader's own table once it is open, if they asked for it and are still on the page. */
export function useWantedTable(id: string, view: DuplicateView | undefined): void {
  const code = view?.tables.find(({ you, stage }) => you && stage === 'playing')?.code;
  useEffect(() => {
    if (!code || wanted !== id) return;
    wanted = undefined;
    goTo(tablePath(code));
  }, [id, code]);
  useEffect(
    () => () => {
      wanted = undefined;
    },
    [],
  );
}
