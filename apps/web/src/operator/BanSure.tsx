import { useT } from '../kit/i18n/index.ts';
import { Sure } from '../kit/ui/Sure.tsx';

interface BanSureProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whether somebody is to be banned, and says what that does. */
export function BanSure({ name, onYes, onNo }: BanSureProps) {
  const t = useT();
  return (
    <Sure
      question={t('operator.banSure', { name })}
      yes={t('operator.banYes')}
      no={t('operator.no')}
      onYes={onYes}
      onNo={onNo}
    >
      <p>{t('operator.banNote')}</p>
    </Sure>
  );
}
