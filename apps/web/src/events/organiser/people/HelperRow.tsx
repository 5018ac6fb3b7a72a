import { type HelperView, RIGHTS, type Right } from '@gorrion/events/tournament';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Translate, useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Sure } from '../../../kit/ui/Sure.tsx';
import { Tick } from '../fields/Tick.tsx';
import type { EventDesk } from '../useEvent.ts';
import { isByRole, withRight } from './rights.ts';

interface HelperRowProps {
  readonly helper: HelperView;
  readonly desk: EventDesk;
  readonly onLink: () => void;
}

/** Returns what a helper is, in one line. */
function aboutOf(t: Translate, { role, tables, isYou }: HelperView): string {
  const what = tables
    ? t('organiser.role.tables', { role: t(`organiser.role.${role}`), first: tables[0], last: tables[1] })
    : t(`organiser.role.${role}`);
  return isYou ? what + t('list.comma') + t('organiser.you') : what;
}

/** A helper with the boxes of their rights, their tables, their link and their end. */
export function HelperRow({ helper, desk, onLink }: HelperRowProps) {
  const t = useT();
  const { send } = desk;
  const [isAsking, setAsking] = useState(false);
  const { number, rights, state, isYou, role } = helper;
  const name = t.nameOf(helper.name);
  // Rights go to the server as one list: two quick presses must add up before the first is answered.
  const latest = useRef(rights);
  const giveRight = async (right: Right, isOn: boolean) => {
    latest.current = withRight(latest.current, right, isOn);
    if (!(await send({ type: 'change-helper', helper: number, rights: latest.current }))) latest.current = rights;
  };
  useEffect(() => {
    latest.current = rights;
  }, [rights]);
  return (
    <li className="stack tight">
      <div className="row">
        <span className="og-face" aria-hidden="true">
          {[...t.plainName(helper.name)][0]?.toLocaleUpperCase()}
        </span>
        <span className="grow stack tight og-people-name">
          <b>{name}</b>
          <span className="fine">{aboutOf(t, helper)}</span>
        </span>
        {state === 'invited' && (
          <Badge tone="amber" icon="clock">
            {t('organiser.invited')}
          </Badge>
        )}
        {!isYou && <Acts name={name} onLink={onLink} onRemove={() => setAsking(true)} />}
      </div>
      {isAsking && (
        <Sure
          question={t('organiser.helper.remove.sure', { name })}
          yes={t('organiser.helper.remove', { name })}
          no={t('organiser.back')}
          onYes={() => void send({ type: 'remove-helper', helper: number })}
          onNo={() => setAsking(false)}
        />
      )}
      <fieldset className="row tight og-rights" aria-label={t('organiser.rights.of', { name })}>
        {RIGHTS.map(right => (
          <Tick
            key={right}
            isNamed
            label={t(`organiser.right.${right}`)}
            isOn={rights.includes(right) || isByRole(helper, right)}
            isFixed={isByRole(helper, right)}
            onTick={isOn => giveRight(right, isOn)}
          />
        ))}
      </fieldset>
      {role === 'scorer' && rights.includes('enter') && <ScorerTables helper={helper} desk={desk} />}
    </li>
  );
}

interface ActsProps {
  readonly name: string;
  readonly onLink: () => void;
  readonly onRemove: () => void;
}

function Acts({ name, onLink, onRemove }: ActsProps) {
  const t = useT();
  return (
    <span className="row tight">
      <button type="button" className="btn sm" aria-label={t('organiser.links.show.of', { name })} onClick={onLink}>
        <Icon name="link" />
        {t('organiser.links.show')}
      </button>
      <button type="button" className="ib" aria-label={t('organiser.helper.remove', { name })} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </span>
  );
}

/** The tables of a scorer: all, or from one to another. */
function ScorerTables({ helper, desk }: { readonly helper: HelperView; readonly desk: EventDesk }) {
  const t = useT();
  const id = useId();
  const [first, setFirst] = useState(String(helper.tables?.[0] ?? ''));
  const [last, setLast] = useState(String(helper.tables?.[1] ?? ''));
  const [from, to] = [Number(first), Number(last)];
  const isAll = first === '' && last === '';
  const isGood = isAll || (Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to >= from);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isGood)
      void desk.send({ type: 'change-helper', helper: helper.number, tables: isAll ? null : ([from, to] as const) });
  };
  return (
    <form className="row og-span" onSubmit={save}>
      <label className="field-label" htmlFor={id}>
        {t('organiser.tables.from')}
      </label>
      <input id={id} inputMode="numeric" value={first} onChange={event => setFirst(event.target.value)} />
      <label className="field-label" htmlFor={`${id}-to`}>
        {t('organiser.tables.to')}
      </label>
      <input id={`${id}-to`} inputMode="numeric" value={last} onChange={event => setLast(event.target.value)} />
      <button type="submit" className="btn sm" disabled={!isGood}>
        {t('organiser.tables.save')}
      </button>
      <span className="fine">{t(isGood ? 'organiser.tables.empty' : 'organiser.tables.bad')}</span>
    </form>
  );
}
