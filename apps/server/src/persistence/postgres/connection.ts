import pg from 'pg';

/* How connections to PostgreSQL are opened. */

const INT8 = 20;
/** Ms after which a statement is given up, by the server and by this side. */
const LONGEST_STATEMENT = 5000;
/** Ms after which a connection that does not come about is given up. */
const LONGEST_CONNECT = 3000;
/** Ms after which the server ends a transaction whose node says nothing more: what it holds must become free. */
const LONGEST_SILENCE = 10_000;

/** The server ends a session whose node is gone without a word after half a minute, and not after the two hours of TCP. */
const KEEPALIVE = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Numbers of 64 bits are read as numbers: times in ms and counts, all below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Returns the options of a connection. A commit is always durable before it is answered, whatever the database's default.
 * `longest` is in ms; with 0 a statement is never given up.
 */
export const connectionOptions = (url: string, longest = LONGEST_STATEMENT) =>
  ({
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_CONNECT,
    query_timeout: longest,
    statement_timeout: longest,
    idle_in_transaction_session_timeout: LONGEST_SILENCE,
    application_name: 'gorrion',
    options: `-c synchronous_commit=on -c default_transaction_isolation=read\\ committed ${KEEPALIVE}`,
  }) as const;

/** Opens a connection of its own. An error while it is idle ends it; its next statement rejects. */
export async function connect(url: string, longest?: number): Promise<pg.Client> {
  const client = new pg.Client(connectionOptions(url, longest));
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** A connection that is opened when it is first needed, and anew after it broke or was let go. */
export class Connection {
  readonly #url: string;
  readonly #longest: number | undefined;
  #client: Promise<pg.Client> | undefined;

  constructor(url: string, longest?: number) {
    this.#url = url;
    this.#longest = longest;
  }

  /**
   * Does work with the connection. If that throws, nobody knows what became of its statement, and the connection is let
   * go, unless it `isKept` after this error.
   */
  async use<T>(work: (client: pg.Client) => Promise<T>, isKept: (error: unknown) => boolean = () => false): Promise<T> {
    const opening = this.#client ?? this.#open();
    try {
      return await work(await opening);
    } catch (error) {
      if (!isKept(error)) void this.#letGo(opening);
      throw error;
    }
  }

  /** Resolves once the connection has ended, if there is one. */
  async close(): Promise<void> {
    if (this.#client) await this.#letGo(this.#client);
  }

  #open(): Promise<pg.Client> {
    const opening = connect(this.#url, this.#longest);
    this.#client = opening;
    // If the database goes away while nobody asks it anything, the next statement need not fail.
    opening.then(
      client => client.once('end', () => void this.#letGo(opening)),
      () => void this.#letGo(opening),
    );
    return opening;
  }

  async #letGo(opening: Promise<pg.Client>): Promise<void> {
    if (this.#client === opening) this.#client = undefined;
    const client = await opening.catch(() => undefined);
    await client?.end().catch(() => {});
  }
}
