import { type GroupWords, LONGEST_WORDS } from '@gorrion/events/groups';
import { CALL_WORDS, type CallWords } from '@gorrion/protocol';
import { type FormEvent, useId, useState } from 'react';
import { listName, useT } from '../../kit/i18n/index.ts';
import { Pick } from '../../kit/ui/Pick.tsx';
import type { PartProps } from '../useGroup.ts';

/** What the group says about itself, and the words of its calls. */
export function WordsCard({ view, act }: PartProps) {
  const t = useT();
  const id = useId();
  const [draft, setDraft] = useState<GroupWords>();
  const isOwner = view.role === 'owner';
  const { text, calls } = draft ?? view.words;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (draft && (await act({ type: 'set-words', text: draft.text.trim(), calls: draft.calls }))) setDraft(undefined);
  };
  const callsText = calls === null ? t('groups.callsOfRules') : listName(calls);
  return (
    <section className="card pad" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('groups.words')}</h2>
      {isOwner ? (
        <form className="stack tight" onSubmit={send}>
          <label className="field-label" htmlFor={id}>
            {t('groups.wordsText')}
          </label>
          <textarea
            id={id}
            value={text}
            rows={4}
            maxLength={LONGEST_WORDS}
            dir="auto"
            onChange={event => setDraft({ text: event.target.value, calls })}
          />
          <span className="field-label">{t('groups.calls')}</span>
          <Pick
            label={t('groups.calls')}
            value={calls ?? 'rules'}
            options={[['rules', t('groups.callsOfRules')], ...CALL_WORDS.map(list => [list, listName(list)] as const)]}
            onPick={value => setDraft({ text, calls: value === 'rules' ? null : (value as CallWords) })}
          />
          <div>
            <button type="submit" className="btn sm" disabled={draft === undefined}>
              {t('groups.save')}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p className="gp-words" dir="auto">
            {text === '' ? t('groups.noWords') : text}
          </p>
          <p className="fine">{`${t('groups.calls')}: ${callsText}`}</p>
        </>
      )}
    </section>
  );
}
