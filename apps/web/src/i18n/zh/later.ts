import { atlas } from './atlas.ts';
import { bigscreen } from './bigscreen.ts';
import { board } from './board.ts';
import { calculator } from './calculator.ts';
import { ceremony } from './ceremony.ts';
import { chat } from './chat.ts';
import { classical } from './classical.ts';
import { compass } from './compass.ts';
import { count } from './count.ts';
import { counted } from './counted.ts';
import { deck } from './deck.ts';
import { devices } from './devices.ts';
import { dispute } from './dispute.ts';
import { drills } from './drills.ts';
import { duplicate } from './duplicate.ts';
import { event } from './event.ts';
import { fanbook } from './fanbook.ts';
import { forms } from './forms.ts';
import { game } from './game.ts';
import { games } from './games.ts';
import { groups } from './groups.ts';
import { learn } from './learn.ts';
import { ledgers } from './ledgers.ts';
import { lessons } from './lessons.ts';
import { lines } from './lines.ts';
import { mistakes } from './mistakes.ts';
import { newGroup } from './newGroup.ts';
import { organiser } from './organiser.ts';
import { practice } from './practice.ts';
import { prints } from './prints.ts';
import { profile } from './profile.ts';
import { reasons } from './reasons.ts';
import { referee } from './referee.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { review } from './review.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook.ts';
import { scorer } from './scorer.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { sound } from './sound.ts';
import { together } from './together.ts';
import { tournament } from './tournament.ts';
import { umpire } from './umpire.ts';
import { watchers } from './watchers.ts';

/** Sentences of the pages and dialogs that are loaded after the first page. */
export const later = {
  ...atlas,
  ...bigscreen,
  ...devices,
  ...duplicate,
  ...event,
  ...groups,
  ...newGroup,
  ...organiser,
  ...prints,
  ...referee,
  ...scorer,
  ...tournament,
  ...ledgers,
  ...board,
  ...calculator,
  ...ceremony,
  ...chat,
  ...classical,
  ...compass,
  ...count,
  ...counted,
  ...deck,
  ...dispute,
  ...drills,
  ...fanbook,
  ...forms,
  ...game,
  ...games,
  ...learn,
  ...lessons,
  ...lines,
  ...mistakes,
  ...practice,
  ...profile,
  ...reasons,
  ...replay,
  ...result,
  ...review,
  ...room,
  ...rulebook,
  ...search,
  ...settings,
  ...sound,
  ...together,
  ...umpire,
  ...watchers,
} as const;
