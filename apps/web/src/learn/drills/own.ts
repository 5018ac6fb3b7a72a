import { type DrillQuestion, questionsOfReview } from '@gorrion/learn/drills';
import { costByKind, type Mistake } from '../../client/mistakes/mistakes.ts';
import { type GameMistakes, mistakesIn, ownGames } from '../../client/mistakes/ownGames.ts';

/* The learner's own decisions, from the reviews that this device and the server keep. */

/** Reviewed games with mistakes that are looked at, the newest first. */
const MOST_GAMES = 20;
/** Games that are looked through for them. */
const MOST_LOOKED = 100;

/** Returns the newest reviewed games of the learner that have mistakes. */
async function ownReviews(): Promise<readonly GameMistakes[]> {
  const found: GameMistakes[] = [];
  const games = ownGames();
  for (let looked = 0; looked < MOST_LOOKED && found.length < MOST_GAMES; looked++) {
    const next = await games.next();
    if (next.done) break;
    const one = await mistakesIn(next.value);
    if (one && one.mistakes.length > 0) found.push(one);
  }
  return found;
}

let reading: Promise<readonly GameMistakes[]> | undefined;

/** Reads the reviews once for each visit of the page. */
function readOnce(): Promise<readonly GameMistakes[]> {
  if (reading) return reading;
  const own = ownReviews();
  reading = own;
  const forget = () => {
    reading = undefined;
  };
  // A game may be reviewed while the page stays open.
  own.then(games => games.length === 0 && forget(), forget);
  return own;
}

/** Returns the questions that the mistakes of a game make. */
function questionsOf({ record, mistakes }: GameMistakes): readonly DrillQuestion[] {
  if (!record) return [];
  const byHand = Map.groupBy(mistakes, ({ hand }) => hand);
  return [...byHand].flatMap(([hand, made]) =>
    questionsOfReview(record, { hand, player: made[0]!.player, decisions: made.map(({ decision }) => decision) }),
  );
}

/** Returns a question for each discard and claim of the learner that lost points for certain, the newest games first. */
export const ownQuestions = async (): Promise<readonly DrillQuestion[]> => (await readOnce()).flatMap(questionsOf);

/** Returns the kinds of the learner's mistakes, the dearest kind first. */
export async function ownMistakeKinds(): Promise<readonly string[]> {
  const mistakes = (await readOnce()).flatMap((game): readonly Mistake[] => game.mistakes);
  return costByKind(mistakes).map(({ kind }) => kind);
}
