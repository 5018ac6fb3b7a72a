import { parseArgs } from 'node:util';
import { WireSocket } from '../wire/socket.ts';

/*
 * The attacking process: its sockets send invalid frames above the rate limit and reconnect when the server disconnects
 * them. It sends its counts to the parent process on every message.
 */

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    sockets: { type: 'string' },
    /** `one` for a common address, anything else for one address per socket. */
    addresses: { type: 'string' },
  },
});
const port = Number(values.port);
const sockets = Number(values.sockets);

const SPEAK_EVERY = 100;
const FRAMES_AT_ONCE = 5;
const COME_AGAIN_AFTER = 500;

const GARBAGE: readonly string[] = [
  '42["no-such-message",{"a":[[[[[[]]]]]]}]',
  '421["table:command",{"code":7,"envelope":null}]',
  '422["table:command",{"code":"ABCD2345","envelope":{"id":"x","answers":-1,"command":{"type":"act"}}}]',
  '423["me:rename",{"name":{"__proto__":{"isAdmin":true}}}]',
  '424["table:enter",{"code":"ZZZZ9999"}]',
  '425["time",{}]',
  '426["lobby:watch",{}]',
  `427["table:say",{"code":"ABCD2345","text":"${'x'.repeat(4000)}"}]`,
  '42["time",{},',
  `42["${'y'.repeat(17_000)}"]`,
];
/** Number of frames at the end of `GARBAGE` that are sent rarely, because the server disconnects at once. */
const RARE = 2;

const counts = { knocks: 0, letIn: 0, refused: 0, cut: 0, frames: 0 };
const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

function garbage(): string {
  const isRare = Math.random() < 0.01;
  const from = isRare ? GARBAGE.length - RARE : 0;
  const among = isRare ? RARE : GARBAGE.length - RARE;
  return GARBAGE[from + Math.floor(Math.random() * among)]!;
}

async function speak(wire: WireSocket): Promise<void> {
  while (wire.isOpen) {
    for (let n = 0; n < FRAMES_AT_ONCE; n++) wire.raw(garbage());
    counts.frames += FRAMES_AT_ONCE;
    await pause(SPEAK_EVERY);
  }
  counts.cut++;
}

async function attack(n: number): Promise<void> {
  const address = values.addresses === 'one' ? '203.0.113.7' : `198.51.${100 + (n >> 8)}.${n & 255}`;
  await pause((n * 1000) / sockets);
  for (;;) {
    counts.knocks++;
    try {
      const wire = await WireSocket.open({ port, address }, { event() {}, closed() {} });
      counts.letIn++;
      await speak(wire);
    } catch {
      counts.refused++;
    }
    await pause(COME_AGAIN_AFTER);
  }
}

for (let n = 0; n < sockets; n++) void attack(n);
process.on('message', () => process.send?.(counts));
