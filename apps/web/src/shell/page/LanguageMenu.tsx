import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { LanguageSelect } from '../../kit/ui/LanguageSelect.tsx';

/** The menu of languages as a globe, for the header of a page. */
export function LanguageMenu() {
  const t = useT();
  return (
    <span className="ib language-menu">
      <LanguageSelect className="language-over" label={t('settings.language')} />
      <Icon name="globe" />
    </span>
  );
}
