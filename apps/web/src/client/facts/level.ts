import type { HintLevel, TableState } from '@gorrion/protocol';

/** Returns the hints that a table allows; none in strict play, where all players count at their own risk (article 97). */
export const hintsAt = ({ settings, session }: TableState): HintLevel =>
  session.options.rules.assist === 'strict' ? 'off' : (settings.hints ?? 'off');
