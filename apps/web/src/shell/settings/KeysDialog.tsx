import { type KeyboardEvent, useState } from 'react';
import { isMappable, KEY_NAMES, type KeyName, remapped, shownKey, USUAL_KEYS } from '../../board/keys.ts';
import { prefer, usePreferences } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';

/** The dialog of the shortcuts: what each key does at the table, and how to change it. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { keys: isOn, keymap } = usePreferences();
  const [asked, setAsked] = useState<KeyName>();
  const [said, setSaid] = useState('');
  const isUsual = KEY_NAMES.every(name => keymap[name] === USUAL_KEYS[name]);

  const choose = (name: KeyName, key: string) => {
    prefer({ keymap: remapped(keymap, name, key) });
    setAsked(undefined);
    setSaid(t('keys.changed', { what: t(`keys.${name}`), key: shownKey(key) }));
  };
  const pressed = (name: KeyName, event: KeyboardEvent) => {
    if (asked !== name || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const key = event.key.toLowerCase();
    // Escape cancels the change, except for "pass", whose default key it is.
    if (key === 'escape' && name !== 'pass') return setAsked(undefined);
    if (isMappable(key)) choose(name, key);
  };
  return (
    <Dialog labelledBy="keys-title" className="small" onClose={onClose}>
      <h1 id="keys-title">{t('keys.title')}</h1>
      <p className="fine">{t(isOn ? 'keys.note' : 'keys.off')}</p>
      <ul className="ruled">
        {KEY_NAMES.map(name => (
          <li key={name} className="row">
            <div className="grow">
              {t(`keys.${name}`)}
              {name === 'discard' && <p className="fine">{t('keys.discardNote')}</p>}
            </div>
            <button
              type="button"
              className={asked === name ? 'btn sm pri' : 'btn sm'}
              aria-label={t('keys.change', { what: t(`keys.${name}`), key: shownKey(keymap[name]) })}
              onClick={() => setAsked(asked === name ? undefined : name)}
              onKeyDown={event => pressed(name, event)}
              onBlur={() => setAsked(undefined)}
            >
              {asked === name ? t('keys.press') : shownKey(keymap[name])}
            </button>
          </li>
        ))}
      </ul>
      <p className="fine">{t('keys.fixed')}</p>
      <p className="sr" role="status">
        {asked ? t('keys.press') : said}
      </p>
      <div className="row ends">
        <button type="button" className="btn sm" disabled={isUsual} onClick={() => prefer({ keymap: USUAL_KEYS })}>
          {t('keys.usual')}
        </button>
        <button type="button" className="btn pri sm" data-first onClick={onClose}>
          {t('settings.done')}
        </button>
      </div>
    </Dialog>
  );
}
