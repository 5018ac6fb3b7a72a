import {
  type Envelope,
  type GameId,
  MOST_REVIEW_MESSAGES,
  type PersonId,
  type Refusal,
  type ReviewCommand,
  type ReviewMessage,
  type ReviewRefusal,
} from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { Clock } from '@gorrion/table';
import { cleanText } from '../chat/text.ts';
import { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import type { StoredReviewMessage } from '../persistence/reviewMessages.ts';
import type { Store } from '../persistence/store.ts';
import { shownName } from './names.ts';

/* Messages about moments of finished games. They are kept with the game, and a message is on disk before it is read. */

/** Most messages of one person in one game, so that nobody alone can use up what all may write. */
const MOST_OF_ONE = 200;

/** Who reads, and under which names they may see the players. */
interface Reader {
  readonly person: PersonId;
  readonly players: readonly string[];
  readonly hidesNames: boolean;
}

interface Speaker {
  readonly id: PersonId;
  readonly name: string;
  readonly player: Player | null;
}

/** The result of a message: undefined for one that comes again. */
type Said =
  | { readonly ok: true; readonly message: StoredReviewMessage | undefined }
  | { readonly ok: false; readonly code: Refusal | ReviewRefusal };

const refused = (code: Refusal | ReviewRefusal): Said => ({ ok: false, code });

export class ReviewTalk {
  readonly #games: OpenGames;
  readonly #store: Pick<Store, 'sayInReview'>;
  readonly #clock: Clock;
  readonly #ofPerson: ByAddress;
  readonly #ofGame: ByAddress;

  constructor(games: OpenGames, store: Pick<Store, 'sayInReview'>, clock: Clock, { guest, table }: Limits) {
    this.#games = games;
    this.#store = store;
    this.#clock = clock;
    this.#ofPerson = new ByAddress(guest.talk, clock.now);
    this.#ofGame = new ByAddress(table.talk, clock.now);
  }

  messagesOf(game: GameId, reader: PersonId): Promise<readonly StoredReviewMessage[]> {
    return this.#games.as(reader).reviewMessages(game);
  }

  /** Returns a message as one reader may see it. */
  shown(message: StoredReviewMessage, { person, players, hidesNames }: Reader): ReviewMessage {
    const { number, player, text, at, time } = message;
    const name = shownName(message, players, hidesNames);
    return { number, name, player, isOwn: message.person === person, text, at, time };
  }

  /** Keeps a message under the next number. Each message of a game is given once the one before is kept. */
  async say(
    game: GameId,
    { id: person, name, player }: Speaker,
    { id, command: { text: raw, at } }: Envelope<Extract<ReviewCommand, { type: 'say' }>>,
  ): Promise<Said> {
    const known = await this.#games.as(person).reviewMessages(game);
    const own = known.filter(one => one.person === person);
    if (own.some(one => one.id === id)) return { ok: true, message: undefined };
    const read = cleanText(raw);
    if (!read.ok) return refused(read.code);
    if (known.length >= MOST_REVIEW_MESSAGES || own.length >= MOST_OF_ONE) return refused('messages-full');
    if (!this.#ofGame.hasOne(game)) return refused('chat-busy');
    if (!this.#ofPerson.take(person)) return refused('talking-too-fast');
    this.#ofGame.take(game);
    const number = (known.at(-1)?.number ?? 0) + 1;
    const message = { id, number, person, name, player, text: read.text, at, time: Math.floor(this.#clock.now()) };
    await this.#store.sayInReview(game, message);
    return { ok: true, message };
  }
}
