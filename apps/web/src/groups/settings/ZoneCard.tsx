import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { ownZone } from '../../kit/i18n/ownZone.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { zoneName } from '../evening/zoneText.ts';
import type { PartProps } from '../useGroup.ts';

/** Returns all zones that the browser knows, and these. */
const zonesWith = (...zones: readonly string[]): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...zones])].sort();

/** The time zone in which the group plans its evenings, for its owners to choose. */
export function ZoneCard({ view, act }: Pick<PartProps, 'view' | 'act'>) {
  const t = useT();
  const known = view.zone ?? ownZone();
  const [draft, setDraft] = useState<string>();
  const zone = draft ?? known;
  // A group without a zone takes the one that stands in the field as it is.
  const isNew = zone !== view.zone;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isNew && (await act({ type: 'set-zone', zone }))) setDraft(undefined);
  };
  const now = new Date().toLocaleTimeString(t.locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const hint = t('groups.zoneNow', { zone: zoneName(t, zone), time: now });
  return (
    <Card className="stack tight" title={t('groups.zone')} foot={<p className="fine">{t('groups.zoneNote')}</p>}>
      {view.role === 'owner' ? (
        <form className="stack tight" onSubmit={send}>
          <Field label={t('groups.zoneOf')} hint={hint}>
            <select value={zone} onChange={event => setDraft(event.target.value)}>
              {zonesWith(known).map(name => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </Field>
          <div>
            <button type="submit" className="btn sm" disabled={!isNew}>
              {t('groups.save')}
            </button>
          </div>
        </form>
      ) : (
        <p>{hint}</p>
      )}
    </Card>
  );
}
