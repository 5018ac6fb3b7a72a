import { LONGEST_NAME } from '@gorrion/events/roster';
import { type HelperView, ROLES, type Role } from '@gorrion/events/tournament';
import { lengthOf } from '@gorrion/protocol';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { Pick } from '../../../kit/ui/Pick.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { LinkDialog } from '../fields/LinkDialog.tsx';
import { HelperRow } from '../people/HelperRow.tsx';
import { MeansCard } from '../people/MeansCard.tsx';
import type { EventDesk, SendState } from '../useEvent.ts';
import { StepFrame } from './StepFrame.tsx';
import '../people/people.css';
import '../players/players.css';

interface StepProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

/** Step 5: who helps to run the event, and what each of them may do. */
export function PeopleStep({ desk, sent }: StepProps) {
  const t = useT();
  const { id, view, send } = desk;
  const [shown, setShown] = useState<number>();
  const helpers = view.helpers.filter(({ state }) => state !== 'gone');
  const helper = helpers.find(({ number }) => number === shown);
  const linkOf = ({ key }: HelperView) =>
    key === undefined ? undefined : location.origin + eventPaths.eventLink(id, key);
  const playing = view.you.player !== null;
  return (
    <StepFrame desk={desk} sent={sent} step={5} aside={<MeansCard id={id} />}>
      <Invite desk={desk} />
      <section className="card pad stack" aria-labelledby="og-helpers">
        <h2 id="og-helpers">{t('organiser.people', { count: helpers.length })}</h2>
        <ul className="ruled">
          {helpers.map(one => (
            <HelperRow key={one.number} helper={one} desk={desk} onLink={() => setShown(one.number)} />
          ))}
        </ul>
      </section>
      {playing && (
        <Note tone="amber" icon="warn" title={t('organiser.plays')}>
          {t('organiser.plays.note')}
        </Note>
      )}
      {helper && (
        <LinkDialog
          name={t.nameOf(helper.name)}
          link={linkOf(helper)}
          onNew={() => send({ type: 'new-link', helper: helper.number })}
          onClose={() => setShown(undefined)}
        />
      )}
    </StepFrame>
  );
}

/** Invites somebody by name and role; a link comes of it. */
function Invite({ desk: { send } }: { readonly desk: EventDesk }) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('umpire');
  const characters = lengthOf(name.trim());
  const isTooLong = characters > LONGEST_NAME;
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    if (characters === 0 || isTooLong) return;
    if (await send({ type: 'invite', name: name.trim(), role })) setName('');
  };
  return (
    <section className="card pad stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('organiser.invite')}</h2>
      <form className="row og-invite" onSubmit={invite}>
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t('organiser.invite.name')}
          </label>
          <input
            id={id}
            value={name}
            aria-invalid={isTooLong}
            aria-describedby={isTooLong ? `${id}-fault` : undefined}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
        </div>
        <Pick
          label={t('organiser.invite.role')}
          value={role}
          options={ROLES.map(one => [one, t(`organiser.role.${one}`)])}
          onPick={setRole}
        />
        <button type="submit" className="btn sm pri" disabled={characters === 0 || isTooLong}>
          <Icon name="plus" />
          {t('organiser.invite.button')}
        </button>
      </form>
      {isTooLong && (
        <p id={`${id}-fault`} className="field-fault" role="alert">
          {t('organiser.line.long-name', { characters, most: LONGEST_NAME })}
        </p>
      )}
    </section>
  );
}
