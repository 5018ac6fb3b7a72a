import { chooseLanguage, LANGUAGES, type Language, useLanguage, useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import './language.css';

/** All languages, each named in itself: who cannot read this page finds his own. */
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

/** In the head of a page: a globe that opens the menu. */
export const LanguageMenu = () => (
  <span className="ib language-menu">
    <Icon name="globe" />
    <LanguageSelect className="language-over" />
  </span>
);

/** In the settings: the name of the language in use, and the menu. */
export const LanguageChoice = () => <LanguageSelect className="language-choice" />;
