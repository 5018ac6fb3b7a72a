import { useT } from '../../kit/i18n/index.ts';
import type { OldRoles } from '../oldWays/roles.ts';

/** Banker and opener in words; on phones as signs, with the words for screen readers. */
export function Roles({ isDouble, isOpener }: OldRoles) {
  const t = useT();
  return (
    <>
      {isDouble && (
        <span className="dealer double">
          <span className="role-words">{t('plate.double')}</span>
          <span className="role-sign" aria-hidden="true">
            ×2
          </span>
        </span>
      )}
      {isOpener && (
        <span className="dealer opener" title={t('plate.opener')}>
          <span className="role-words">{t('plate.opener')}</span>
          <span className="role-sign gap" aria-hidden="true" />
        </span>
      )}
    </>
  );
}
