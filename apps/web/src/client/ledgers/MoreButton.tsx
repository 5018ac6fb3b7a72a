import { useT } from '../../kit/i18n/index.ts';
import type { LedgerList, ListName } from './server.ts';

interface MoreButtonProps {
  readonly list: LedgerList<unknown>;
  readonly of: ListName;
  readonly more: (of: ListName) => void;
}

/** Shows the next page of a list, if there is one. */
export function MoreButton({ list, of, more }: MoreButtonProps) {
  const t = useT();
  if (list.more[of] === null) return null;
  return (
    <button type="button" className="btn soft" onClick={() => more(of)}>
      {t('games.more')}
    </button>
  );
}
