import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { SettingsLines } from '../../shell/options/SettingsLines.tsx';
import type { RoomSettings } from '../../shell/options/useSettings.ts';
import { changesBetween, changesFrom, wayOf } from '../../shell/options/ways.ts';
import { optionName, wayName } from '../../shell/options/words.ts';
import { Go } from '../../shell/page/Go.tsx';
import { optionsPath } from '../../shell/page/router.ts';
import { changeFor, namesOf, settingsBefore, unagreed } from './agreement.ts';
import { KeepSettings } from './KeepSettings.tsx';
import { RatedNote } from './RatedNote.tsx';
import { TalkNote } from './TalkNote.tsx';

interface AgreedCardProps extends RoomSettings {
  readonly table: FollowedTable;
}

/** The settings of a table in nine lines, what differs from the way to play, and for the host who has not agreed. */
export function AgreedCard({ table, settings, change }: AgreedCardProps) {
  const t = useT();
  const way = wayOf(settings);
  const count = changesFrom(settings, way).length;
  return (
    <Card
      className="stack"
      title={t('room.agreed')}
      aside={
        <Badge {...(count > 0 && { tone: 'amber', icon: 'swap' })}>
          {settings.name ?? (count > 0 ? t('room.differs', { way: wayName(t, way), count }) : wayName(t, way))}
        </Badge>
      }
    >
      <div role="status">{change && <Awaited table={table} onUndo={change} />}</div>
      {settings.rated && <RatedNote />}
      {settings.keepsTalk && <TalkNote />}
      {settings.openHands && (
        <Note icon="eye" title={t('room.handsOpen')}>
          {t('room.handsOpenNote')}
        </Note>
      )}
      <SettingsLines settings={settings} />
      <div className="row">
        <Go className="btn sm" href={optionsPath(table.code)}>
          <Icon name="settings" />
          {t('room.options')}
        </Go>
        {change && <KeepSettings settings={settings} />}
      </div>
    </Card>
  );
}

/** Tells the host who has not agreed yet, and with what, and offers to undo the newest change. */
function Awaited({
  table,
  onUndo,
}: {
  readonly table: FollowedTable;
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
    <Note tone="amber" icon="clock">
      <div className="row">
        <span className="grow">
          <b>{t('room.awaits', { names: namesOf(t, state, asked) })}</b>{' '}
          {changed.length > 0 &&
            t('room.changedList', { list: t.all(changed.map(({ option }) => optionName(t, option))) })}
        </span>
        {last && (
          <button type="button" className="btn sm ghost" onClick={() => onUndo(last)}>
            {t('room.undo')}
          </button>
        )}
      </div>
    </Note>
  );
}
