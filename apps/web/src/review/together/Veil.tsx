import { useT } from '../../kit/i18n/index.ts';
import { Sign } from './Sign.tsx';
import './together.css';

/** Stands where the expert's opinion of a position would, while its votes are hidden. */
export function Veil() {
  const t = useT();
  return (
    <p className="tg-note">
      <Sign name="hidden" />
      <span>
        <b>{t('together.veiled')}</b> {t('together.veiledNote')}
      </span>
    </p>
  );
}
