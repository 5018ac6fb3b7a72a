import type { Failure } from '../../client/archive/server.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/** Reasons that have words of their own. */
const REASONS = ['bad-line', 'too-many-lines', 'no-such-line', 'no-room-left', 'offline', 'not-the-host'] as const;

/** Returns why a line was not kept or deleted. */
export const lineRefusal = (t: Translate, why: Failure): string =>
  t(`lines.not.${REASONS.find(known => known === why) ?? 'other'}`);
