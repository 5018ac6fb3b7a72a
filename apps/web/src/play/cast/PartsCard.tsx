import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
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
          <li key={part}>
            <SwitchRow
              label={t(`cast.part.${part}`)}
              note={t(part === 'heading' && look.place === 'top' ? 'cast.part.headingBelow' : `cast.part.${part}Note`)}
              isOn={!look.hidden.includes(part)}
              onTurn={isOn => turn(part, isOn)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
