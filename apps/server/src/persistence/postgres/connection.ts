import pg from 'pg';

/* How connections to PostgreSQL are opened. */

const INT8 = 20;
/** Ms after which a statement is given up, by the server and by this side. */
const LONGEST_STATEMENT = 5000;
/** Ms after which a connection that does not come about is given up. */
const LONGEST_CONNECT = 3000;

/** Numbers of 64 bits are read as numbers: times in ms and counts, all below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Returns the options of a connection. A commit is always durable before it is answered, whatever the database's default. */
export const connectionOptions = (url: string, longest = LONGEST_STATEMENT) =>
  ({
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_CONNECT,
    query_timeout: longest,
    statement_timeout: longest,
    application_name: 'gorrion',
    options: '-c synchronous_commit=on',
  }) as const;

/** Opens a connection of its own. Errors while it is idle end it; whoever uses it next is told. */
export async function connect(url: string, longest?: number): Promise<pg.Client> {
  const client = new pg.Client(connectionOptions(url, longest));
  client.on('error', () => {});
  await client.connect();
  return client;
}
