import { useEffect, useRef } from 'react';
import { client } from '../../client/index.ts';
import { goTo, tablePath } from '../../shell/page/router.ts';

/** Takes the umpire's role by the key in the address, once; then the address is the table's own. */
export default function TakeUmpire({ code }: { readonly code: string }) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const key = location.hash.slice(1);
    const done = () => goTo(tablePath(code));
    if (/^[0-9a-f]{32}$/.test(key)) void client.send({ type: 'take-umpire', key }).finally(done);
    else done();
  }, [code]);
  return null;
}
