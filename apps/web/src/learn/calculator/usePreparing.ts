import { prepareRules } from '@gorrion/learn/hands';
import { MCR_RULESETS, type McrRulesetId } from '@gorrion/rules';
import { useEffect } from 'react';

/** Time (ms) between two presets, so that the page answers taps between them. */
const PAUSE = 120;

/** Makes the tables of all presets while the first tiles are tapped: the first answer comes as fast as the others. */
export function usePreparing(): void {
  useEffect(() => {
    const timers = (Object.keys(MCR_RULESETS) as McrRulesetId[]).map((rules, n) =>
      setTimeout(() => prepareRules(rules), PAUSE * (n + 1)),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
}
