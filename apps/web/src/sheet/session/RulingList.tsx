import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import './rulingList.css';

/** A ruling or a correction of a sheet, in words. */
export interface RulingLine {
  readonly key: number | string;
  /** The hand, or what stands in its place. */
  readonly where: string;
  readonly text: string;
  /** When it was given, in words. */
  readonly at?: string;
  /** Why it was taken back; undefined while it stands. */
  readonly revoked?: string | undefined;
  /** What the reader can do about it. */
  readonly act?: ReactNode;
}

/** What was ruled at a table, in the order of `lines`. */
export function RulingList({ lines }: { readonly lines: readonly RulingLine[] }) {
  const t = useT();
  return (
    <ol className="ruled ruling-list">
      {lines.map(({ key, where, text, at, revoked, act }) => (
        <li key={key} className={revoked === undefined ? undefined : 'quiet'}>
          <p>
            <b>{where}</b> <span className={revoked === undefined ? undefined : 'is-revoked'}>{text}</span>{' '}
            {at && <small>{at}</small>}
          </p>
          {revoked !== undefined && <p className="fine">{t('umpire.revoked', { reason: revoked })}</p>}
          {act}
        </li>
      ))}
    </ol>
  );
}
