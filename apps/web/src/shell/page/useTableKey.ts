import { useState } from 'react';
import { usePreferences } from '../../client/preferences/preferences.ts';
import { isField, useKeys } from '../../kit/ui/useKeys.ts';

/** Whether a chart is shown as a table, which the key T changes where single keys are on. */
export function useTableKey() {
  const [isTable, setTable] = useState(false);
  const hasKeys = usePreferences(({ keys }) => keys);
  const toggle = () => setTable(now => !now);
  useKeys(({ key, target }) => (hasKeys && key.toLowerCase() === 't' && !isField(target) ? toggle : undefined));
  return { isTable, toggle, hasKeys };
}
