import { chooseLanguage, LANGUAGE_NAMES, type Language, useLanguage } from '../i18n/index.ts';
import './language.css';

/** A menu of all languages. Each is named in itself, so a player who cannot read this page still finds their own. */
export function LanguageSelect({ className, label }: { readonly className: string; readonly label: string }) {
  const language = useLanguage();
  return (
    <select
      className={className}
      aria-label={label}
      value={language}
      onChange={event => void chooseLanguage(event.target.value as Language)}
    >
      {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
        <option key={code} value={code} lang={code === 'zh' ? 'zh-Hans' : code}>
          {name}
        </option>
      ))}
    </select>
  );
}
