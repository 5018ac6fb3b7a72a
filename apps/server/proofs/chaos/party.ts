import type { CommandAnswer, TableCode, TableCommand } from '@gorrion/protocol';
import { legalActions, PLAYERS, seatOf } from '@gorrion/rules';
import { LOAD_SETTINGS } from '../load/loadTable.ts';
import { newId, WirePage } from '../wire/page.ts';
import type { Knock } from '../wire/socket.ts';

/** A command that a client sent, with the server's answer if one came. */
export interface SentCommand {
  readonly id: string;
  readonly command: TableCommand;
  /** Number of the last entry that the client had seen. */
  readonly answers: number;
  answer: CommandAnswer | undefined;
}

/** Four clients at one table. They keep their cookies, views and commands when the server is killed. */
export class Party {
  code = '' as TableCode;
  pages: WirePage[] = [];
  readonly sent: SentCommand[][] = PLAYERS.map(() => []);
  readonly #random: () => number;

  /** `random` is uniform in [0, 1). */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** `knockOf` tells where each page connects. */
  async begin(knockOf: (page: number) => Knock): Promise<void> {
    this.pages = await Promise.all(PLAYERS.map(n => new WirePage().connect(knockOf(n))));
    const [host, ...others] = this.pages as [WirePage, ...WirePage[]];
    this.code = await host.open(LOAD_SETTINGS);
    await host.enter(this.code);
    for (const page of others) {
      await page.enter(this.code);
      await page.say({ type: 'sit' });
    }
    const started = await host.say({ type: 'start' });
    if (!started.ok) throw new Error(`no start: ${started.code}`);
  }

  /** Reconnects all clients to a new server. They resume from the last entry that they had seen. */
  async comeBack(port: number): Promise<void> {
    // Commands without an answer may or may not have been applied, so they are not checked.
    for (const [n, sent] of this.sent.entries()) this.sent[n] = sent.filter(({ answer }) => answer !== undefined);
    await Promise.all(
      this.pages.map(async page => {
        await page.connect({ port, cookie: page.cookie });
        const answer = await page.enter(this.code, page.seen);
        if (!answer.ok) throw new Error(`could not come back: ${answer.code}`);
      }),
    );
  }

  /** Sends one command of a random client: a legal move if one is due, else ready, else a wish to end the game. */
  act(): void {
    const n = Math.floor(this.#random() * 4);
    const page = this.pages[n]!;
    if (page.isGone || !page.seen) return;
    const isSettled = this.sent[n]!.every(({ command, answer }) => command.type === 'act' || answer !== undefined);
    // What changes nothing leaves no trace in the log: a page that does not see how the table stands only tries moves.
    const mayWish = isSettled && !page.isFrozen;
    const command = this.#move(page) ?? (mayWish ? (this.#ready(page) ?? this.#toggle(n)) : undefined);
    if (command) this.send(n, { id: newId(), command, answers: page.seen.seq, answer: undefined });
  }

  send(n: number, sent: SentCommand): void {
    const page = this.pages[n]!;
    this.sent[n]!.push(sent);
    const { id, command, answers } = sent;
    page.wire.emit('table:command', { code: this.code, envelope: { id, answers, command } }, answer => {
      sent.answer = answer as CommandAnswer;
    });
  }

  #move({ seen }: WirePage): TableCommand | undefined {
    const { state, viewer } = seen!;
    if (typeof viewer === 'string' || state.session.phase !== 'playing') return undefined;
    const actions = legalActions(state.session.hand, seatOf(state.session, viewer)).filter(
      ({ type }) => type !== 'declare-win',
    );
    const action = actions[Math.floor(this.#random() * actions.length)];
    if (!action) return undefined;
    const { seat: _seat, ...mine } = action;
    return { type: 'act', action: mine } as TableCommand;
  }

  #ready({ seen }: WirePage): TableCommand | undefined {
    const { state, viewer } = seen!;
    const isDue = state.session.phase === 'between' && typeof viewer === 'number' && !state.ready[viewer];
    return isDue ? { type: 'ready' } : undefined;
  }

  /** Toggles a player's wish to end the game. One of the four never asks, so the game does not end. */
  #toggle(n: number): TableCommand | undefined {
    const seen = this.pages[n]!.seen!;
    if (seen.viewer === 3 || typeof seen.viewer === 'string') return undefined;
    const isWanted = !seen.state.endAsked[seen.viewer];
    return { type: 'ask-end', isWanted };
  }
}
