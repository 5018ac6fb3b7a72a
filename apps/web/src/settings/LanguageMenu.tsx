import { chooseLanguage, LANGUAGES, type Language, useLanguage, useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import './language.css';

/** A menu of all languages. Each is named in itself, so a player who cannot read this page still finds their own. */
function LanguageSelect({ className }: { readonly className: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <select
      className={className}
      aria-label={t('settings.language')}
      value={language}
      onChange={event => void chooseLanguage(event.target.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code === 'zh' ? 'zh-Hans' : code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The menu as a globe, for the header of a page. */
export const LanguageMenu = () => (
  <span className="ib language-menu">
    <Icon name="globe" />
    <LanguageSelect className="language-over" />
  </span>
);

/** The menu as a field with the name of the current language, for the settings. */
export const LanguageChoice = () => <LanguageSelect className="language-choice" />;
