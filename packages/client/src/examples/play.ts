import { decideAsBot } from '@gorrion/bots';
import { connect } from '@gorrion/client';

/** Opens a table against three bots and plays a game there; resolves with the totals of the players A to D. */
export async function playGame(url: string, opened: (code: string) => void) {
  const client = await connect({ url });
  const settings = { ruleset: 'wmo2006', hands: 4, clock: 'none', absence: 'bot', visibility: 'link' } as const;
  const open = await client.open(settings, 'beginner');
  if (!open.ok) throw new Error(open.code);
  const entered = await client.enter(open.code);
  if (!entered.ok) throw new Error(entered.code);
  opened(open.code);

  // Whenever the table has something new, answer what it asks this seat.
  const { table } = entered;
  let answered = -1;
  const play = () => {
    const { seat, seq, actions, state } = table;
    if (seat === undefined || seq === answered) return;
    answered = seq;
    if (actions.length > 0) void table.act(decideAsBot('easy', state.session.hand, seat, table.code));
    if (state.session.phase === 'between') void table.ready();
  };
  table.on('change', play);
  play();

  const { session } = await table.until(({ session }) => session.phase === 'over');
  client.close();
  return session.totals;
}
