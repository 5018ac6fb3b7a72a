import type { BotLevel, TableCode, TableSettings } from '@gorrion/protocol';
import type { Client } from '../connection/client.ts';
import { isLocal } from './code.ts';
import type { Ends } from './ends.ts';

/** The client of the page, which sends each request to the end where the table is played. */
export interface Switchboard extends Client {
  /** Chooses the end by the code of the table that the page is about to show. */
  turnTo(code: string | undefined): void;
  /** Opens a game against bots on this device; `name` is used if the player has no name yet. */
  openHere(settings: TableSettings, against: BotLevel, name: string): Promise<TableCode | undefined>;
}

interface SwitchboardOptions {
  readonly server: Client;
  readonly device: Client;
  readonly ends: Ends;
  /** Returns the last name that the server had for the player, for use while it cannot be reached. */
  readonly rememberedName: () => string | undefined;
}

export function switchboard({ server, device, ends, rememberedName }: SwitchboardOptions): Switchboard {
  let isAwake = false;
  /** Client of the table on the page; the page changes its end before it leaves the table. */
  let entered = server;
  const current = () => (ends.inUse() === 'device' ? device : server);

  /** Starts the thread with the first local table, not before. */
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
    enter(code, follow, asCaster) {
      turnTo(code);
      if (isLocal(code)) wake();
      entered = current();
      entered.enter(code, follow, asCaster);
    },
    exit: () => entered.exit(),
    /** Asks the server first. A request made while it cannot be reached is sent when it can. */
    async forget() {
      if (ends.of('server').link.status !== 'online') server.start();
      const name = await server.forget();
      if (name !== undefined && isAwake) void device.rename(name);
      return name;
    },
    watching: () => entered.watching(),
    transcript: () => entered.transcript(),
    inspect: () => entered.inspect(),
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
