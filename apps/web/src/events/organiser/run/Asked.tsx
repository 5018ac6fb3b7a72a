import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon, type IconName } from '../../../kit/ui/Icon.tsx';
import { Sure } from '../../../kit/ui/Sure.tsx';

interface AskedProps {
  readonly word: string;
  readonly question: string;
  readonly icon: IconName;
  readonly isMain?: boolean;
  readonly onYes: () => void;
}

/** A button that asks before it acts. */
export function Asked({ word, question, icon, isMain, onYes }: AskedProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className={isMain ? 'btn pri big' : 'btn sm'} onClick={() => setAsking(true)}>
        <Icon name={icon} />
        {word}
      </button>
    );
  return (
    <Sure
      question={question}
      yes={word}
      no={t('organiser.back')}
      onYes={() => {
        setAsking(false);
        onYes();
      }}
      onNo={() => setAsking(false)}
    />
  );
}
