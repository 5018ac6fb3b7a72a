import type { HintLevel, TableState } from '@gorrion/protocol';

/** What the table has agreed to tell; in strict play, where everybody counts at his own risk, nothing (ruling 97). */
export const hintsAt = ({ settings, session }: TableState): HintLevel =>
  session.options.rules.assist === 'strict' ? 'off' : (settings.hints ?? 'off');
