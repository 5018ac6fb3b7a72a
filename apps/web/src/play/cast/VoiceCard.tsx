import type { Watcher } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import type { LookProps } from './PartsCard.tsx';

/** Returns who watches the table now; asked again whenever others do. */
function useWatchers({ watchers, watcherNews }: FollowedTable): readonly Watcher[] {
  const [people, setPeople] = useState<readonly Watcher[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number means other people or names
  useEffect(() => {
    let isWanted = true;
    void client.watching().then(found => isWanted && found && setPeople(found));
    return () => {
      isWanted = false;
    };
  }, [watchers, watcherNews]);
  return people.filter(({ isCast }) => !isCast);
}

/** Whose lines in the chat of spectators stand in the picture: a second person comments while the first one casts. */
export function VoiceCard({ look, onChange, table }: LookProps & { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const watchers = useWatchers(table);
  const isKnown = look.voice === '' || watchers.some(({ id }) => id === look.voice);
  return (
    <Card className="stack" title={t('cast.voice')}>
      <Field label={t('cast.voiceWho')} hint={t('cast.voiceNote')}>
        <select value={look.voice} onChange={event => onChange({ voice: event.target.value })}>
          <option value="">{t('cast.voiceNobody')}</option>
          {!isKnown && <option value={look.voice}>{t('cast.voiceAway')}</option>}
          {watchers.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me?.id ? t('cast.voiceMe', { name: t.nameOf(name) }) : t.nameOf(name)}
            </option>
          ))}
        </select>
      </Field>
    </Card>
  );
}
