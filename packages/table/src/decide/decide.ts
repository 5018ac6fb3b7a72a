import type { TableCommand, TableState } from '@gorrion/protocol';
import { ok, refuse } from '@gorrion/rules';
import { playerOf } from '../people/people.ts';
import type { Context, Decision } from './context.ts';
import { answerAppeal, appeal, appealFurther, signSheet } from './forms.ts';
import { addBot, agree, changeSettings, close, passHost, remove, showOut, sit, stand, start } from './gathering.ts';
import { decideInGame, leave, reclaim } from './playing.ts';
import { renaming } from './renaming.ts';
import { decideShuffle } from './shuffle.ts';
import { refusedInLesson, teach } from './teach.ts';
import { decideUmpire } from './umpire.ts';
import { answerWatcher, askToWatch } from './watching.ts';
import { takeWind } from './windDraw.ts';

/** Every command but `teach`. */
type NotTeach = Exclude<TableCommand, { type: 'teach' }>;

function decideCommand(state: TableState, command: NotTeach, context: Context): Decision {
  switch (command.type) {
    case 'sit':
      return sit(state, command, context);
    case 'stand':
      return stand(state, context);
    case 'add-bot':
      return addBot(state, command, context);
    case 'remove':
      return remove(state, command, context);
    case 'show-out':
      return showOut(state, command, context);
    case 'pass-host':
      return passHost(state, command, context);
    case 'change-settings':
      return changeSettings(state, command, context);
    case 'agree':
      return agree(state, context);
    case 'start':
      return start(state, context);
    case 'take-wind':
      return takeWind(state, command, context);
    case 'seal-nonce':
    case 'open-nonce':
    case 'refuse-shuffle':
    case 'accept-loss':
    case 'object-to-wall':
      return decideShuffle(state, command, context);
    case 'invite-umpire':
    case 'take-umpire':
    case 'leave-umpire':
    case 'call-umpire':
    case 'stop-play':
    case 'continue-play':
    case 'rule':
    case 'propose-ruling':
    case 'answer-ruling':
      return decideUmpire(state, command, context);
    case 'ask-to-watch':
      return askToWatch(state, context);
    case 'answer-watcher':
      return answerWatcher(state, command, context);
    case 'sign-sheet':
      return signSheet(state, context);
    case 'appeal':
      return appeal(state, command, context);
    case 'appeal-further':
      return appealFurther(state, command, context);
    case 'answer-appeal':
      return answerAppeal(state, command, context);
    case 'leave':
      return leave(state, context);
    case 'reclaim':
      return reclaim(state, context);
    case 'close':
      return close(state, context);
    default:
      return decideInGame(state, command, context);
  }
}

/** Returns the events of a person's command, or its refusal. Takes the whole state, never a view. */
export function decideTable(state: TableState, command: TableCommand, context: Context): Decision {
  if (state.stage === 'closed') return refuse('table-closed');
  const taught = refusedInLesson(state, command, context);
  if (taught) return refuse(taught);
  const decision = command.type === 'teach' ? teach(state, command, context) : decideCommand(state, command, context);
  if (!decision.ok) return decision;
  const { id, name } = context.by;
  const renamed = playerOf(state, id) === undefined ? undefined : renaming(state, id, name);
  return renamed ? ok([renamed, ...decision.value]) : decision;
}
