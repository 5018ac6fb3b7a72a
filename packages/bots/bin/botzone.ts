import { createInterface } from 'node:readline';
import { readFlags } from '../src/arena/flags.ts';
import { Program } from '../src/botzone/program.ts';
import { BOT_LEVELS, type BotLevel } from '../src/levels/level.ts';

/*
 * Plays Botzone's Chinese Standard Mahjong over stdin and stdout (simple form, kept running). A hand begins with a
 * number and as many requests with the answers between them; then each line is a request.
 */
const KEEP_RUNNING = '>>>BOTZONE_REQUEST_KEEP_RUNNING<<<';

function levelFrom(words: readonly string[]): BotLevel {
  const flags = readFlags(words, ['level']);
  if (!flags.ok) throw new RangeError(flags.error);
  const { level = 'expert' } = flags.value;
  const known = BOT_LEVELS.find(name => name === level);
  if (!known) throw new RangeError(`no level "${level}"; there are ${BOT_LEVELS.join(', ')}`);
  return known;
}

const level = levelFrom(process.argv.slice(2));
let hands = 0;
let program = new Program({ level }, 'botzone/0');
/** Lines of a hand's history that are still to come: requests and answers in turn. */
let history = 0;
let isRequest = true;

/** Writes an error to stderr: stdout must hold an answer in any case. */
const complain = (error: unknown) => process.stderr.write(`${error}\n`);

function answer(request: string): string {
  try {
    return program.answer(request);
  } catch (error) {
    complain(error);
    const [kind, tile] = request.split(' ');
    return kind === '2' ? `PLAY ${tile}` : 'PASS';
  }
}

/** Applies a line of the history without a new decision. */
function recall(line: string): void {
  try {
    if (isRequest) program.readRequest(line);
    else program.recordAnswer(line);
  } catch (error) {
    complain(error);
  }
}

const say = (request: string) => process.stdout.write(`${answer(request)}\n${KEEP_RUNNING}\n`);

createInterface({ input: process.stdin }).on('line', raw => {
  const line = raw.trim();
  if (line === '') return;
  if (history === 0 && /^\d+$/.test(line)) {
    history = 2 * Number(line) - 1;
    isRequest = true;
    program = new Program({ level }, `botzone/${++hands}`);
    return;
  }
  if (history === 0) {
    say(line);
    return;
  }
  history--;
  if (history === 0) say(line);
  else recall(line);
  isRequest = !isRequest;
});
