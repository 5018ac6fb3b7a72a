import { connect } from '@gorrion/client';

/** Watches a table until its game is over; resolves with the totals of the players A to D. */
export async function watchGame(url: string, code: string, tell: (fact: string) => void) {
  const client = await connect({ url });
  const entered = await client.enter(code);
  if (!entered.ok) throw new Error(entered.code); // 'no-such-table', 'nobody-watches', …

  const { table } = entered;
  table.on('entry', ({ entry: { event } }) => {
    tell(event.type === 'session' && event.event.type === 'hand' ? event.event.event.type : event.type);
  });
  const { session } = await table.until(({ session }) => session.phase === 'over');
  client.close();
  return session.totals;
}
