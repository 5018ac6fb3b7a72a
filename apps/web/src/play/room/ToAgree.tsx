import { PLAYERS } from '@gorrion/rules';
import { hasAgreed } from '@gorrion/table';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { marksOf } from '../../kit/ui/marks.ts';
import { Note } from '../../kit/ui/Note.tsx';
import type { RoomSettings } from '../../shell/options/useSettings.ts';
import { changesFrom, PRESETS, wayOf } from '../../shell/options/ways.ts';
import { optionName, presetText, valueText, wayName } from '../../shell/options/words.ts';
import { Go } from '../../shell/page/Go.tsx';
import { tablePath } from '../../shell/page/router.ts';

/** What differs from the way to play, each with a way back, and who agrees with it. */
export function ToAgree({ table, settings, change }: RoomSettings & { readonly table: FollowedTable }) {
  const t = useT();
  const way = wayOf(settings);
  const changes = changesFrom(settings, way);
  return (
    <aside className="stack">
      <Card className="stack" title={t('room.toAgree')}>
        {changes.length === 0 && <p className="fine">{t('room.noChanges', { way: wayName(t, way) })}</p>}
        <ul className="ruled">
          {changes.map(one => (
            <li key={one.option.id} className="row">
              <div className="grow">
                <b>
                  {optionName(t, one.option)}: {valueText(t, one.option, one.value)}
                </b>
                <p className="fine">{presetText(t, settings, one)}</p>
              </div>
              {change && (
                <button
                  type="button"
                  className="ib"
                  aria-label={t('room.undoOne', { what: optionName(t, one.option) })}
                  onClick={() => change(one.option.write(settings, one.preset))}
                >
                  <Icon name="undo" />
                </button>
              )}
            </li>
          ))}
        </ul>
        <People table={table} />
        <div className="row agree-done">
          <Go className="btn pri" href={tablePath(table.code)}>
            {t('room.done')}
          </Go>
          {change && changes.length > 0 && (
            <button type="button" className="btn ghost" onClick={() => change(PRESETS[way])}>
              {t('room.undoAll')}
            </button>
          )}
        </div>
      </Card>
      <Note icon="info" title={t('room.atOnce')}>
        {t('room.atOnceNote')}
      </Note>
    </aside>
  );
}

/** The people on chairs, and who of them agrees with the settings. */
function People({ table: { state } }: { readonly table: FollowedTable }) {
  const t = useT();
  const marks = marksOf(state.places);
  return (
    <ul className="agree-people ruled">
      {PLAYERS.map(player => {
        const place = state.places[player];
        const mark = marks[player];
        if (place.kind !== 'person') return null;
        const isHost = place.id === state.host;
        const agrees = hasAgreed(state, player);
        return (
          <li key={player} className="row">
            {mark !== undefined && <Mark mark={mark} />}
            <b className="grow" dir="auto">
              {t.nameOf(place.name)}
            </b>
            <Badge tone={agrees ? 'ok' : 'plain'} icon={agrees ? 'check' : 'clock'}>
              {t(isHost ? 'room.host' : agrees ? 'room.seated' : 'room.askedAgain')}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
