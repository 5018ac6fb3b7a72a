import { LONGEST_ANNOUNCEMENT, type OperatorView } from '@gorrion/protocol';
import { type FormEvent, useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { momentText } from '../kit/i18n/timeOfDay.ts';
import { Card } from '../kit/ui/Card.tsx';
import { Field } from '../kit/ui/Field.tsx';
import { Note } from '../kit/ui/Note.tsx';
import { Pick } from '../kit/ui/Pick.tsx';
import { useActs } from './Fault.tsx';
import { sumThere } from './texts.ts';
import type { Operator } from './useOperator.ts';

/** How long (minutes) a notice may be shown. */
const LASTS = ['15', '60', '240', '1440', '10080'] as const;
type Lasts = (typeof LASTS)[number];

interface NoticeCardProps {
  readonly operator: Operator;
  readonly view: OperatorView;
}

/** The operator's words on every page. */
export function NoticeCard({ operator, view }: NoticeCardProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [lasts, setLasts] = useState<Lasts>('60');
  const { why, send: wish } = useActs(operator);
  const { announcement } = view;
  const people = sumThere(view, one => one.people);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await wish({ type: 'announce', text, minutes: Number(lasts) })) setText('');
  };
  return (
    <Card
      title={t('operator.notice')}
      aside={<small>{t('operator.noticeSeen', { count: people })}</small>}
      className="stack"
    >
      {announcement && (
        <Note icon="info" title={t('operator.noticeUntil', { time: momentText(t.locale, announcement.until) })}>
          <div className="stack tight">
            <p dir="auto">{announcement.text}</p>
            <button
              type="button"
              className="btn sm operator-take-back"
              disabled={operator.isBusy}
              onClick={() => void wish({ type: 'end-announcement' })}
            >
              {t('operator.takeBack')}
            </button>
          </div>
        </Note>
      )}
      <form className="stack" onSubmit={event => void send(event)}>
        <Field label={t('operator.noticeText')} hint={t('operator.noticeHint')} fault={why && t(`operator.no.${why}`)}>
          <textarea
            dir="auto"
            rows={2}
            maxLength={LONGEST_ANNOUNCEMENT}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </Field>
        <div className="row">
          <button type="submit" className="btn sm pri" disabled={text.trim() === '' || operator.isBusy}>
            {t('operator.send')}
          </button>
          <Pick
            label={t('operator.lasts')}
            value={lasts}
            options={LASTS.map(minutes => [minutes, t(`operator.lasts.${minutes}`)] as const)}
            onPick={setLasts}
          />
        </div>
      </form>
    </Card>
  );
}
