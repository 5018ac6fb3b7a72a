import { GROUP_SETTINGS } from '@gorrion/events/groups';
import { isSameSettings, type TableSettings, tidySettings } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { RulesEditor } from '../../shell/options/RulesEditor.tsx';
import { SettingsLines } from '../../shell/options/SettingsLines.tsx';
import type { PartProps } from '../useGroup.ts';

/** The rules of the tables that the group opens. */
export function RulesCard({ view, act }: PartProps) {
  const t = useT();
  const known = view.rules?.settings ?? GROUP_SETTINGS;
  const [draft, setDraft] = useState<TableSettings>();
  const isChanged = draft !== undefined && !isSameSettings(tidySettings(draft), known);
  const save = async () => {
    if (!draft) return;
    const isDone = await act({ type: 'set-rules', name: draft.name ?? '', settings: tidySettings(draft) });
    if (isDone) setDraft(undefined);
  };
  return (
    <section className="card pad gp-rules" aria-labelledby="gp-rules">
      <div className="card-head">
        <h2 id="gp-rules">{t('groups.rules')}</h2>
        {view.role === 'owner' && draft === undefined && (
          <button type="button" className="btn sm" onClick={() => setDraft(known)}>
            {t('groups.change')}
          </button>
        )}
      </div>
      <p className="fine">{t('groups.rulesNote')}</p>
      {draft === undefined ? <SettingsLines settings={known} /> : <RulesEditor settings={draft} change={setDraft} />}
      {draft !== undefined && (
        <div className="row gp-bar">
          <button type="button" className="btn sm pri" disabled={!isChanged} onClick={() => void save()}>
            {t('groups.save')}
          </button>
          <button type="button" className="btn sm ghost" onClick={() => setDraft(undefined)}>
            {t('groups.cancel')}
          </button>
        </div>
      )}
    </section>
  );
}
