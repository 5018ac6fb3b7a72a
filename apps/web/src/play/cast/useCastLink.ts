import type { CastLink, CastWish, Refusal } from '@gorrion/protocol';
import { useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { usePolled } from '../screen/usePolled.ts';

/** Time (ms) between two looks how many pages show the link. */
const LOOK_MS = 10_000;

/** The reader's link of the table, and what they do with it. */
export function useCastLink() {
  const [link, setLink] = useState<CastLink | null>();
  const [why, setWhy] = useState<Refusal>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  /** How often an act has begun or ended: what was looked up before that says nothing any more. */
  const turn = useRef(0);
  const look = async () => ({ asked: turn.current, answer: isBusy ? undefined : await client.cast('look') });
  usePolled(LOOK_MS, look, ({ asked, answer }) => {
    if (!answer || asked !== turn.current) return;
    setWhy(answer.ok ? undefined : answer.code);
    if (answer.ok) setLink(answer.cast);
  });
  const act = async (wish: Exclude<CastWish, 'look'>) => {
    turn.current += 1;
    setBusy(true);
    const answer = await (wish === 'make' ? client.cast(wish, link?.key ?? null) : client.cast(wish));
    turn.current += 1;
    setBusy(false);
    setRefusal(answer.ok ? undefined : answer.code);
    if (answer.ok) setLink(answer.cast);
  };
  return {
    link,
    /** Why there can be no link. */
    why,
    /** Why the last act was refused. */
    refusal,
    isBusy,
    make: () => void act('make'),
    end: () => void act('end'),
  };
}
