import { LONGEST_REMARK } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';

interface RemarkFieldProps {
  readonly remark: string;
  readonly onRemark: (remark: string) => void;
}

/** What an umpire adds to a ruling; everybody reads it. */
export function RemarkField({ remark, onRemark }: RemarkFieldProps) {
  const t = useT();
  return (
    <Field label={t('ruling.remark')}>
      <textarea rows={2} maxLength={LONGEST_REMARK} value={remark} onChange={event => onRemark(event.target.value)} />
    </Field>
  );
}
