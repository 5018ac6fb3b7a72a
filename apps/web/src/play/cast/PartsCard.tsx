import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { type CastLook, SHOWN_PARTS, type ShownPart } from './look.ts';

export interface LookProps {
  readonly look: CastLook;
  readonly onChange: (change: Partial<CastLook>) => void;
}

/** Which parts the picture shows. */
export function PartsCard({ look, onChange }: LookProps) {
  const t = useT();
  const turn = (part: ShownPart, isOn: boolean) =>
    onChange({ hidden: SHOWN_PARTS.filter(one => (one === part ? !isOn : look.hidden.includes(one))) });
  return (
    <Card title={t('cast.shows')}>
      <ul className="ruled">
        {SHOWN_PARTS.map(part => (
          <li key={part} className="row">
            <div className="grow">
              <b>{t(`cast.part.${part}`)}</b>
              <p className="fine">{t(`cast.part.${part}Note`)}</p>
            </div>
            <Switch
              label={t(`cast.part.${part}`)}
              isOn={!look.hidden.includes(part)}
              onTurn={isOn => turn(part, isOn)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
