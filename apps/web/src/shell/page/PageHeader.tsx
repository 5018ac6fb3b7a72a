import { useState } from 'react';
import { prefer, usePreferences } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { Settings } from '../settings/Settings.tsx';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LinkBadge } from './LinkBadge.tsx';
import { NameField } from './NameField.tsx';
import { Places } from './Places.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import './header.css';

interface PageHeaderProps {
  /** The page is for a single thing: phones show no links to the places. */
  readonly isDeep?: boolean | undefined;
}

/** The top bar of every page but the table: brand, places, connection, settings, language, theme and name. */
export function PageHeader({ isDeep = false }: PageHeaderProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  useRootMark('places', !isDeep);
  return (
    <header className={`top ${isDeep ? 'deep' : ''}`}>
      <Brand />
      <Places />
      <div className="top-tools">
        <LinkBadge />
        <SearchButton />
        <button type="button" className="ib" aria-label={t('page.settings')} onClick={() => setOpen(true)}>
          <Icon name="settings" />
        </button>
        <LanguageMenu />
        <ThemeButton />
        <NameField />
      </div>
      {isOpen && <Settings onClose={() => setOpen(false)} />}
    </header>
  );
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)').matches;

function ThemeButton() {
  const t = useT();
  const theme = usePreferences(preferences => preferences.theme);
  const isDark = theme === 'dark' || (theme === 'auto' && darkSystem());
  return (
    <button
      type="button"
      className="ib theme"
      aria-label={t(isDark ? 'page.lightTheme' : 'page.darkTheme')}
      onClick={() => prefer({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
