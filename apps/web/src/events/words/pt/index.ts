import { bigscreen } from './bigscreen.ts';
import { event } from './event.ts';
import { organiser } from './organiser.ts';
import { organiserPlayers } from './organiserPlayers.ts';
import { organiserRun } from './organiserRun.ts';
import { organiserSeating } from './organiserSeating.ts';
import { prints } from './prints.ts';
import { referee } from './referee.ts';
import { scorer } from './scorer.ts';
import { tournament } from './tournament.ts';

/** What events says. */
export const words = {
  ...bigscreen,
  ...event,
  ...organiser,
  ...organiserPlayers,
  ...organiserRun,
  ...organiserSeating,
  ...prints,
  ...referee,
  ...scorer,
  ...tournament,
} as const;
