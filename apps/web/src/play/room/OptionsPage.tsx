import type { TableSettings } from '@gorrion/protocol';
import { useRef, useState } from 'react';
import { usePreferences } from '../../client/preferences/preferences.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { useKeydown } from '../../kit/ui/useKeydown.ts';
import { idOf, OptionGroups } from '../../shell/options/OptionGroups.tsx';
import { GROUPS, type GroupId, OPTIONS } from '../../shell/options/options.ts';
import { optionsFound } from '../../shell/options/search.ts';
import { useSettings } from '../../shell/options/useSettings.ts';
import { changesFrom, wayOf } from '../../shell/options/ways.ts';
import { wayName } from '../../shell/options/words.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { roomTitle } from './roomTitle.ts';
import { ToAgree } from './ToAgree.tsx';
import './optionsPage.css';

/** The page of all options. Everybody at the table reads it; the host changes them here, and nothing has to be saved. */
export default function OptionsPage({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const room = useSettings(table);
  const { settings } = room;
  const [search, setSearch] = useState('');
  const found = optionsFound(t, settings, search);
  const way = wayName(t, wayOf(settings));
  return (
    <PlacePage
      isDeep
      className="options-page"
      title={t('room.options')}
      note={t('room.optionsLead', { way })}
      above={[{ href: tablePath(table.code), label: roomTitle(t, table.state, me) }]}
      acts={<Search text={search} onText={setSearch} />}
    >
      <div className="options-cards">
        <GroupList settings={settings} />
        <div className="stack">
          {found.length === 0 && <p role="status">{t('room.findNone')}</p>}
          <OptionGroups options={found} hasName={search === ''} {...room} />
        </div>
        <ToAgree table={table} {...room} />
      </div>
    </PlacePage>
  );
}

/** The search field. The key / leads to it, unless the player has turned single keys off. */
function Search({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const hasKeys = usePreferences(preferences => preferences.keys);
  useKeydown(
    event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    },
    { isOn: hasKeys },
  );
  return <SearchField field={field} label={t('room.find')} hint={t('room.findHint')} text={text} onText={onText} />;
}

/** The groups, each with the number of its options that differ from the way to play. A press leads to the group. */
function GroupList({ settings }: { readonly settings: TableSettings }) {
  const t = useT();
  const changes = changesFrom(settings, wayOf(settings));
  const groups = GROUPS.filter(group =>
    OPTIONS.some(({ group: own, applies }) => own === group && (applies?.(settings) ?? true)),
  );
  const go = (group: GroupId) => {
    const heading = document.getElementById(idOf(group));
    heading?.closest('section')?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className="options-nav" aria-label={t('room.groups')}>
      {groups.map(group => {
        const count = changes.filter(({ option }) => option.group === group).length;
        return (
          <button key={group} type="button" onClick={() => go(group)}>
            {t(`room.group.${group}`)}
            {count > 0 && (
              <Badge tone="amber" icon="swap">
                {count}
              </Badge>
            )}
          </button>
        );
      })}
    </nav>
  );
}
