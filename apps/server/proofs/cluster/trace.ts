import { seeded } from '@gorrion/rules';
import type { Fleet } from './fleet.ts';
import { partiesAt, play } from './kills.ts';

/* What four players of one table see when the node that has it is killed: two of them at other nodes, two at that one. */

interface Moment {
  readonly ms: number;
  readonly page: string;
  readonly what: string;
}

/** Kills the owner of a table and returns what each of its pages saw, in the order of time. */
export async function killTrace(fleet: Fleet, seed: string): Promise<readonly string[]> {
  const source = seeded(`${seed} trace`);
  const random = () => source() / 2 ** 32;
  const [party] = await partiesAt(fleet, 1, random);
  await play([party!], 3000);
  let owner = fleet.nodes[0]!;
  for (const node of fleet.running) if ((await fleet.tablesOf(node)).includes(party!.code)) owner = node;
  const others = fleet.running.filter(node => node !== owner);
  const moments: Moment[] = [];
  const started = performance.now();
  const at = (page: string, what: string) =>
    void moments.push({ ms: Math.round(performance.now() - started), page, what });
  const names = party!.pages.map((_, n) => `player ${n + 1}`);
  let isOn = true;
  const watching = party!.pages.map(async (page, n) => {
    let [wasFrozen, wasGone, seq] = [page.isFrozen, page.isGone, page.seen!.seq];
    while (isOn) {
      if (page.isGone !== wasGone) at(names[n]!, page.isGone ? 'loses the connection' : 'is connected to another node');
      if (page.isFrozen !== wasFrozen)
        at(names[n]!, page.isFrozen ? 'is told that the table stands still' : 'is told that it goes on');
      if (page.seen!.seq !== seq) at(names[n]!, `sees event ${page.seen!.seq}`);
      [wasFrozen, wasGone, seq] = [page.isFrozen, page.isGone, page.seen!.seq];
      if (page.isGone) {
        await page.connect({ ...fleet.knockOf(others[n % others.length]!), cookie: page.cookie });
        const answer = await page.enter(party!.code, page.seen);
        at(names[n]!, answer.ok ? `is at the table again, at event ${page.seen!.seq}` : `is refused: ${answer.code}`);
      }
      await new Promise(done => setTimeout(done, 2));
    }
  });
  await play([party!], 200);
  at('the node', 'is killed (SIGKILL)');
  await fleet.kill(owner);
  const isBack = () => party!.pages.every(({ isGone, isFrozen }) => !isGone && !isFrozen);
  for (let n = 0; n < 200 && (n < 4 || !isBack()); n++) await play([party!], 60);
  await play([party!], 300);
  isOn = false;
  await Promise.all(watching);
  return moments.map(({ ms, page, what }) => `${String(ms).padStart(5)} ms  ${page} ${what}`);
}
