import type { Dispute } from '@gorrion/protocol';
import { SEATS, type WinPayment } from '@gorrion/rules';
import type { Recount } from '@gorrion/table';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';

interface CountedPaymentsProps {
  readonly dispute: Dispute;
  readonly counted: Recount;
}

function paidText(t: Translate, { base, points, isDoubled }: WinPayment): string {
  const why = t('dispute.base', { base, points });
  return isDoubled ? t('result.why.doubled', { why }) : why;
}

/** What each seat gained or paid: by the file, and counted again. */
export function CountedPayments({ dispute, counted: { payments } }: CountedPaymentsProps) {
  const t = useT();
  return (
    <Card title={t('result.payments')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('dispute.seat')}</th>
            <th scope="col">{t('dispute.file')}</th>
            <th scope="col">{t('dispute.counted')}</th>
          </tr>
        </thead>
        <tbody>
          {SEATS.map(seat => {
            const file = dispute.payments[seat];
            const own = payments?.[seat];
            return (
              <tr key={seat} className={own && own.change !== file.change ? 'is-other' : undefined}>
                <th scope="row">
                  <bdi>{t.nameOf(dispute.seats[seat].name)}</bdi>{' '}
                  <small>
                    {windName(t, seat)}
                    {own && own.reason !== 'wins' && ` · ${paidText(t, own)}`}
                    {file.penalty !== 0 && ` · ${t('result.why.penalty', { points: t.signed(file.penalty) })}`}
                  </small>
                </th>
                <td>{t.signed(file.change)}</td>
                <td>{own ? t.signed(own.change) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
