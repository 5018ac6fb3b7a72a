import type { Entry, TableCode } from '@gorrion/protocol';
import { gameIdOf } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { joinChannel } from '../../kit/storage/channels.ts';
import { isOutOfRoom } from '../../kit/storage/databases.ts';
import { deviceStore } from './deviceStore.ts';
import { shelve } from './gameShelf.ts';
import { Host } from './host.ts';
import type { Letter, Question, Tell } from './letters.ts';
import { deviceClock, deviceEntropy } from './ports.ts';
import { type LoadedLog, TakeoverError } from './store.ts';
import { startThinker, threadBots } from './thinker.ts';

/* Hosts the games of one player in a thread of the browser; their bots think in another thread. */

interface Port {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(letter: Letter): void;
}

const page = self as unknown as Port;
/** Channel on which the pages of this browser hear at once that a newer one plays. */
const siblings = joinChannel('gorrion-solo');
const id = Array.from(deviceEntropy.bytes(16), byte => byte.toString(16).padStart(2, '0')).join('');

const tell: Tell = (event, message) => page.postMessage({ kind: 'tell', event, message });
let opening: Promise<Host> | undefined;
let isPlaying = false;

function standDown(): void {
  if (!isPlaying) return;
  isPlaying = false;
  void opening?.then(host => host.stop());
  tell('notice', { code: 'replaced-by-newer-page' });
}

const endsGame = ({ event }: Entry): boolean => event.type === 'session' && event.event.type === 'session-ended';

/** Keeps the newest game of a table that is over, beside the table, which goes when another game begins. */
async function keepGame(code: string, load: (code: string) => Promise<LoadedLog>): Promise<void> {
  const log = await load(code);
  if (log.kind !== 'whole') return;
  const newest = finishedGames(log.entries, number => gameIdOf(code as TableCode, number)).at(-1);
  if (newest) await shelve(newest.record, 'device', Date.now());
}

async function openHost(): Promise<Host> {
  const store = await deviceStore(id, () => tell('notice', { code: 'device-keeps-nothing' }));
  const append: typeof store.append = async (code, entries) => {
    try {
      await store.append(code, entries);
    } catch (error) {
      if (error instanceof TakeoverError) standDown();
      throw error;
    }
    // The table plays on without it: a browser may keep nothing at all.
    if (entries.some(endsGame)) void keepGame(code, store.load).catch(() => {});
  };
  const host = await Host.open({
    store: { ...store, append },
    clock: deviceClock(),
    entropy: deviceEntropy,
    bots: threadBots(startThinker),
    tell,
    onTakeOver() {
      isPlaying = true;
      siblings.postMessage('playing');
    },
  });
  tell('me', host.me);
  return host;
}

/** Opens the database; after a failure the next question tries again. */
function host(): Promise<Host> {
  opening ??= openHost().catch(error => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function answer({ id, event, message }: Question): Promise<void> {
  const answer = await host()
    .then(open => open.answer(event, message as never))
    .catch(error => ({ ok: false, code: isOutOfRoom(error) ? 'device-full' : 'table-frozen' }));
  page.postMessage({ kind: 'answer', id, answer });
}

siblings.onmessage = standDown;
page.onmessage = ({ data }) => void answer(data);
page.postMessage({ kind: 'open' });
host().catch(() => {});
