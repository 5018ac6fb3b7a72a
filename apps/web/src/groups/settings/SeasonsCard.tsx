import { LONGEST_SEASON_NAME, type Season } from '@gorrion/events/groups';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { localText, timeOf } from '../evening/localTime.ts';
import { dayText } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** The seasons of the group. A game belongs to the season in which it ends. */
export function SeasonsCard({ view, act }: PartProps) {
  const t = useT();
  const [open, setOpen] = useState<number>();
  const isOwner = view.role === 'owner';
  return (
    <section className="card pad" aria-labelledby="gp-seasons">
      <h2 id="gp-seasons">{t('groups.seasons')}</h2>
      <p className="fine">{t('groups.seasonsNote')}</p>
      <ul className="ruled gp-people">
        {view.seasons.toReversed().map(season => (
          <li key={season.number} className="row">
            {open === season.number ? (
              <SeasonForm season={season} act={act} onClose={() => setOpen(undefined)} />
            ) : (
              <>
                <span className="grow stack tight">
                  <b dir="auto">{season.name}</b>
                  <small className="fine">
                    {season.to === null
                      ? t('groups.seasonSince', { from: dayText(t, season.from) })
                      : t('groups.seasonFromTo', { from: dayText(t, season.from), to: dayText(t, season.to) })}
                  </small>
                </span>
                {isOwner && (
                  <span className="row tight">
                    {season.to === null && (
                      <button
                        type="button"
                        className="btn sm ghost"
                        onClick={() => void act({ ...changeOf(season), to: Date.now() })}
                      >
                        {t('groups.endSeason')}
                      </button>
                    )}
                    <button type="button" className="btn sm ghost" onClick={() => setOpen(season.number)}>
                      {t('groups.change')}
                      <span className="sr"> {season.name}</span>
                    </button>
                  </span>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {isOwner && <NewSeason act={act} isFirst={view.seasons.length === 0} since={view.since} />}
    </section>
  );
}

const changeOf = ({ number, name, from, to }: Season) =>
  ({ type: 'change-season', season: number, name, from, to }) as const;

interface NewSeasonProps extends Pick<PartProps, 'act'> {
  readonly isFirst: boolean;
  /** When the group was made (ms). */
  readonly since: number;
}

function NewSeason({ act, isFirst, since }: NewSeasonProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // The first season holds the games before it as well.
    const from = isFirst ? since : Date.now();
    if (await act({ type: 'begin-season', name: name.trim(), from })) setName('');
  };
  return (
    <form className="stack tight" onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {t('groups.newSeason')}
      </label>
      <div className="row">
        <input
          id={id}
          className="grow"
          value={name}
          maxLength={LONGEST_SEASON_NAME}
          placeholder={t('groups.seasonHint')}
          dir="auto"
          autoComplete="off"
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" className="btn sm" disabled={name.trim() === ''}>
          <Icon name="plus" />
          {t('groups.beginSeason')}
        </button>
      </div>
    </form>
  );
}

interface SeasonFormProps extends Pick<PartProps, 'act'> {
  readonly season: Season;
  readonly onClose: () => void;
}

function SeasonForm({ season, act, onClose }: SeasonFormProps) {
  const t = useT();
  const [draft, setDraft] = useState({
    name: season.name,
    from: localText(season.from),
    to: season.to === null ? '' : localText(season.to),
  });
  const from = timeOf(draft.from);
  const to = draft.to === '' ? null : timeOf(draft.to);
  const isWhole = draft.name.trim() !== '' && from !== undefined && to !== undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    if (await act({ type: 'change-season', season: season.number, name: draft.name.trim(), from, to })) onClose();
  };
  return (
    <form className="stack tight" onSubmit={send}>
      <Field label={t('groups.seasonName')}>
        <input
          value={draft.name}
          maxLength={LONGEST_SEASON_NAME}
          dir="auto"
          onChange={event => setDraft({ ...draft, name: event.target.value })}
        />
      </Field>
      <Field label={t('groups.from')}>
        <input
          type="datetime-local"
          value={draft.from}
          required
          onChange={event => setDraft({ ...draft, from: event.target.value })}
        />
      </Field>
      <Field label={t('groups.to')}>
        <input
          type="datetime-local"
          value={draft.to}
          onChange={event => setDraft({ ...draft, to: event.target.value })}
        />
      </Field>
      <div className="row">
        <button type="submit" className="btn sm pri" disabled={!isWhole}>
          {t('groups.save')}
        </button>
        <button type="button" className="btn sm ghost" onClick={onClose}>
          {t('groups.cancel')}
        </button>
        <DropSeason season={season} act={act} />
      </div>
    </form>
  );
}

function DropSeason({ season, act }: Omit<SeasonFormProps, 'onClose'>) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <Sure
        question={t('groups.dropSeasonSure', { name: season.name })}
        yes={t('groups.dropSeason')}
        no={t('groups.cancel')}
        onYes={() => void act({ type: 'drop-season', season: season.number })}
        onNo={() => setAsking(false)}
      />
    );
  return (
    <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
      <Icon name="trash" />
      {t('groups.dropSeason')}
    </button>
  );
}
