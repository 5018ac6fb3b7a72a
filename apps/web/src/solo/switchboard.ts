import type { BotLevel, TableCode, TableSettings } from '@gorrion/protocol';
import type { Client } from '../connection/client.ts';
import { isLocal } from './code.ts';
import type { Ends } from './ends.ts';

/** The client of the page: each table is asked where it lives. */
export interface Switchboard extends Client {
  /** Says which kind of table the page shows, before anything is shown of it. */
  turnTo(code: string | undefined): void;
  /** A game against bots on this device; `name` is what the player is called when nothing else is known. */
  openHere(settings: TableSettings, against: BotLevel, name: string): Promise<TableCode | undefined>;
}

interface SwitchboardOptions {
  readonly server: Client;
  readonly device: Client;
  readonly ends: Ends;
  /** The last name that the server knew, for when it cannot be asked. */
  readonly rememberedName: () => string | undefined;
}

export function switchboard({ server, device, ends, rememberedName }: SwitchboardOptions): Switchboard {
  let isAwake = false;
  /** Whose table is shown: the page turns away before the table is left. */
  let entered = server;
  const current = () => (ends.inUse() === 'device' ? device : server);

  /** The thread starts with the first local table, not before. */
  function wake(): void {
    if (isAwake && ends.of('device').link.status !== 'replaced') return;
    isAwake = true;
    device.start();
  }

  const turnTo = (code: string | undefined) => ends.use(isLocal(code) ? 'device' : 'server');

  return {
    ...server,
    start() {
      if (ends.of(ends.inUse()).link.status !== 'online') current().start();
    },
    now: () => current().now(),
    retryNow: () => current().retryNow(),
    check() {
      server.check();
      if (isAwake) device.check();
    },
    turnTo,
    enter(code) {
      turnTo(code);
      if (isLocal(code)) wake();
      entered = current();
      entered.enter(code);
    },
    exit: () => entered.exit(),
    /** The server first; what is asked while it cannot be reached is asked when it can. */
    async forget() {
      if (ends.of('server').link.status !== 'online') server.start();
      const name = await server.forget();
      if (name !== undefined && isAwake) void device.rename(name);
      return name;
    },
    watching: () => entered.watching(),
    transcript: () => entered.transcript(),
    send: command => entered.send(command),
    acceptLoss: () => entered.acceptLoss(),
    sendChat: saying => entered.sendChat(saying),
    async openHere(settings, against, name) {
      wake();
      void device.rename(ends.of('server').me?.name ?? rememberedName() ?? name);
      return device.openTable(settings, against);
    },
  };
}
