import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { hasAgreed } from '@gorrion/table';
import { useEffect, useRef } from 'react';
import { client } from '../client/index.ts';
import { useT } from '../i18n/index.ts';
import { Go } from '../page/Go.tsx';
import { optionsPath } from '../page/router.ts';
import type { Following } from '../store/following.ts';
import { nameAt } from '../store/people.ts';
import { Icon } from '../ui/Icon.tsx';
import { changeFor, settingsBefore, unagreed } from './agreement.ts';
import { KeepSettings } from './KeepSettings.tsx';
import { namesOf } from './StartBar.tsx';
import type { RoomSettings } from './useSettings.ts';
import { changesBetween, changesFrom, wayOf } from './ways.ts';
import { changeSentence, linesOf, optionName, presetText, type SettingsLine, wayName } from './words.ts';

interface AgreedCardProps extends RoomSettings {
  readonly table: Following;
  readonly mine: Player | undefined;
}

/** The settings of a table in nine lines, what differs from the way to play, and the request to agree. */
export function AgreedCard({ table, mine, settings, change }: AgreedCardProps) {
  const t = useT();
  const way = wayOf(settings);
  const count = changesFrom(settings, way).length;
  return (
    <section className="card" aria-labelledby="agreed">
      <div className="card-head">
        <h2 id="agreed">{t('room.agreed')}</h2>
        <span className={count > 0 ? 'badge amber' : 'badge'}>
          {count > 0 && <Icon name="swap" />}
          {settings.name ?? (count > 0 ? t('room.differs', { way: wayName(t, way), count }) : wayName(t, way))}
        </span>
      </div>
      <div className="agree-space" role="status">
        {change ? (
          <Awaited table={table} onUndo={change} />
        ) : (
          mine !== undefined && !hasAgreed(table.state, mine) && <AgreeRequest table={table} mine={mine} />
        )}
      </div>
      <dl className="lines">
        {linesOf(t, settings).map(line => (
          <Line key={line.id} line={line} mark={markOf(line)} />
        ))}
      </dl>
      <div className="agreed-ways">
        <Go className="btn sm" href={optionsPath(table.code)}>
          <Icon name="settings" />
          {t('room.options')}
        </Go>
        {change && <KeepSettings settings={settings} />}
      </div>
    </section>
  );

  /** Says what the way to play has instead, if one option of a line differs; otherwise only that some do. */
  function markOf({ changes }: SettingsLine): string | undefined {
    const [first, ...more] = changes;
    if (!first) return undefined;
    return more.length > 0 ? t('room.changed') : presetText(t, settings, first);
  }
}

const Line = ({ line, mark }: { readonly line: SettingsLine; readonly mark: string | undefined }) => (
  <div className={mark ? 'line changed' : 'line'}>
    <dt>{line.name}</dt>
    <dd>
      <b>{line.value}</b>
      {line.detail && <span> {line.detail}</span>}
    </dd>
    {mark && (
      <dd className="badge amber">
        <Icon name="swap" />
        {mark}
      </dd>
    )}
  </div>
);

/** Asks a player who sits to agree with what was changed. The button gets the focus unless the player is elsewhere. */
function AgreeRequest({ table, mine }: { readonly table: Following; readonly mine: Player }) {
  const t = useT();
  const { state, recent } = table;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const { by, before } = changeFor(recent, mine);
  return (
    <div className="agree">
      <Icon name="clock" />
      <span>
        {changeSentence(t, nameOfChanger(state, by) ?? t('room.theHost'), state.settings, before)}{' '}
        <b>{t('room.agreeQuestion')}</b>
      </span>
      <button type="button" ref={button} className="btn pri" onClick={() => client.send({ type: 'agree' })}>
        {t('room.agree')}
      </button>
    </div>
  );
}

const nameOfChanger = (state: TableState, by: Player | undefined): string | undefined =>
  by === undefined ? undefined : nameAt(state.places[by]);

/** Tells the host who has not agreed yet, and with what, and offers to undo the newest change. */
function Awaited({
  table,
  onUndo,
}: {
  readonly table: Following;
  readonly onUndo: NonNullable<RoomSettings['change']>;
}) {
  const t = useT();
  const { state, recent } = table;
  const asked = unagreed(state);
  if (asked.length === 0) return null;
  const { before } = changeFor(recent, asked[0]!);
  const changed = before ? changesBetween(state.settings, before) : [];
  const last = settingsBefore(recent);
  return (
    <div className="agree">
      <Icon name="clock" />
      <span>
        <b>{t('room.awaits', { names: namesOf(t, state, asked) })}</b>{' '}
        {changed.length > 0 &&
          t('room.changedList', { list: t.all(changed.map(({ option }) => optionName(t, option))) })}
      </span>
      {last && (
        <button type="button" className="btn ghost" onClick={() => onUndo(last)}>
          {t('room.undo')}
        </button>
      )}
    </div>
  );
}
