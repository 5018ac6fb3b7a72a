import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { placeOfPerson } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { useWatching } from '../watchers/useWatching.ts';
import type { LookProps } from './PartsCard.tsx';

/** Whose lines in the chat of spectators stand in the picture: a second person comments while the first one casts. */
export function VoiceCard({ look, onChange, table }: LookProps & { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const others = useWatching(table)?.filter(({ isCast, id }) => !isCast && id !== me?.id) ?? [];
  // What players write goes to the chat of players.
  const watchers = me && placeOfPerson(table.state, me) === undefined ? [me, ...others] : others;
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
