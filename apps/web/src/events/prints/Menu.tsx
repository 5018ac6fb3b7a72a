import { seatedBy, type TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { sessionTitle } from '../event/words.ts';
import { type EmaSaved, saveCsv, saveEma, saveJson, saveXlsx } from './downloads.ts';

interface MenuProps {
  readonly id: string;
  readonly view: TournamentView;
}

/** Everything of an event that can be printed or saved. */
export const Menu = ({ id, view }: MenuProps) => (
  <div className="pr-menu">
    <Forms id={id} view={view} />
    <Files id={id} view={view} />
  </div>
);

function Forms({ id, view }: MenuProps) {
  const t = useT();
  const link = (word: string, label: string, note?: string) => (
    <li key={word}>
      <Go href={eventPaths.event(id, 'print', word)}>
        <Icon name="print" />
        <span>
          <b>{label}</b>
          {note && <small>{note}</small>}
        </span>
        <Icon name="right" />
      </Go>
    </li>
  );
  return (
    <section className="card">
      <h2>{t('prints.forms')}</h2>
      <ul className="pr-list">
        {view.sessions
          .filter(({ tables }) => tables.length > 0)
          .map(({ session, tables }) =>
            link(
              `score-${session}`,
              t('prints.scoreOf', { where: sessionTitle(t, view, session) }),
              t('prints.sheets', { count: tables.length }),
            ),
          )}
        {link('score-blank', t('prints.blank'))}
        {link('fouls', t('forms.fouls'))}
        {link('tabulation', t('prints.tabulation'))}
        {seatedBy(view.plan) === 'chart' && link('rotation', t('prints.rotation'))}
        {link('prizes', t('prints.prizes'))}
        {view.you.rights.includes('organise') && link('slips', t('prints.slips'), t('prints.slipsNote'))}
        {link('cards', t('prints.cards'), t('prints.cardsNote'))}
      </ul>
    </section>
  );
}

function Files({ id, view }: MenuProps) {
  const t = useT();
  const [ema, setEma] = useState<EmaSaved>();
  const [hasFailed, setFailed] = useState(false);
  const save = (saving: () => Promise<void>) => () => {
    setFailed(false);
    saving().catch(() => setFailed(true));
  };
  const hasResults = view.standings.length > 0;
  const files = [
    ['CSV', t('prints.csvNote'), () => saveCsv(t, id, view)],
    ['XLSX', t('prints.xlsxNote'), () => saveXlsx(t, id, view)],
    ['JSON', t('prints.jsonNote'), () => saveJson(t, id, view)],
    ...(view.you.rights.includes('organise')
      ? ([
          ['EMA', t(hasResults ? 'prints.emaNote' : 'prints.emaEarly'), async () => setEma(await saveEma(t, id, view))],
        ] as const)
      : []),
  ] as const;
  return (
    <section className="card">
      <h2>{t('prints.files')}</h2>
      <ul className="pr-list">
        {files.map(([name, note, saving]) => (
          <li key={name}>
            <button type="button" disabled={name === 'EMA' && !hasResults} onClick={save(saving)}>
              <Icon name="sort" />
              <span>
                <b>{name}</b>
                <small>{note}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {ema && ema.missing.length > 0 && (
          <Note
            tone={ema.saved > 0 ? 'amber' : 'bad'}
            icon="warn"
            title={ema.saved > 0 ? t('prints.emaSaved', { count: ema.saved }) : t('prints.emaNone')}
          >
            {t('prints.emaMissing', { count: ema.missing.length, names: t.all(ema.missing) })}
          </Note>
        )}
        {hasFailed && <Note tone="amber" icon="warn" title={t('prints.notSaved')} />}
      </div>
    </section>
  );
}
