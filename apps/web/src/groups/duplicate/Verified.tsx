import type { DuplicateView, OpenDuplicate } from '@gorrion/events/duplicate';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import { type Checked, dealsText } from './games.ts';

interface VerifiedProps {
  readonly view: DuplicateView;
  readonly open: OpenDuplicate;
  readonly checked: Checked;
}

/** Whether the deals are those that were sealed, and the tables played them, as this page has worked out. */
export function Verified({ view, open, checked }: VerifiedProps) {
  const t = useT();
  return (
    <section className="card pad dup-verified">
      <h2>{t('duplicate.deals')}</h2>
      <Verdict checked={checked} hands={view.plan.hands} />
      <details>
        <summary>{t('duplicate.opened', { count: view.plan.hands })}</summary>
        <ol>
          {open.secrets.map(({ salt, seed }, n) => (
            <li key={seed}>
              <dl>
                <dt className="fine">{t('proof.commitment')}</dt>
                <dd>
                  <code>{view.commitments[n]}</code>
                </dd>
                <dt className="fine">{t('proof.salt')}</dt>
                <dd>
                  <code>{salt}</code>
                </dd>
                <dt className="fine">{t('proof.seed')}</dt>
                <dd>
                  <code>{seed}</code>
                </dd>
              </dl>
            </li>
          ))}
        </ol>
      </details>
      <button type="button" className="btn sm" onClick={() => void copyText(dealsText(view, open))}>
        <Icon name="copy" />
        {t('duplicate.copyDeals')}
      </button>
    </section>
  );
}

function Verdict({ checked, hands }: { readonly checked: Checked; readonly hands: number }) {
  const t = useT();
  const { areDealsGenuine, wrong, missing, games } = checked;
  if (!areDealsGenuine)
    return (
      <Note tone="bad" icon="warn" title={t('duplicate.sealsBroken')}>
        {t('duplicate.sealsBrokenNote')}
      </Note>
    );
  if (wrong.length > 0)
    return (
      <Note tone="bad" icon="warn" title={t('duplicate.otherDeals', { tables: t.all(wrong.map(String)) })}>
        {t('duplicate.sealsBrokenNote')}
      </Note>
    );
  if (checked.checked + missing.length < games)
    return (
      <div role="status">
        <Note icon="lock" title={t('duplicate.checking', { checked: checked.checked, count: games })} />
      </div>
    );
  return (
    <div role="status">
      <Note tone="ok" icon="check" title={t('duplicate.verified', { count: hands })}>
        {missing.length > 0
          ? t('duplicate.notLoaded', { tables: t.all(missing.map(String)) })
          : t('duplicate.verifiedNote')}
      </Note>
    </div>
  );
}
