import { Fragment } from 'react';
import { useT } from '../i18n/index.ts';

/** Names on one line. One that has no room is cut at its own end, in whichever direction it is written. */
export function NamesLine({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  return (
    <span className="names-line">
      {names.map((name, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <Fragment key={n}>
          {/* A blank at the edge of a flexible box would be gone. */}
          {n > 0 && t('list.comma').replace(' ', '\u00a0')}
          <bdi className="ellipsis">{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
