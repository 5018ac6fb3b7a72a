import { type ListedToken, MOST_TOKENS, type TokensView } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { dayText, plainDayText } from '../devices/words.ts';
import type { useTokens } from './useTokens.ts';

interface TokenListProps {
  readonly tokens: ReturnType<typeof useTokens>;
  readonly view: TokensView;
}

/** The tokens of the person, the newest first, with ways to revoke them. */
export function TokenList({ tokens: { change, isBusy }, view: { tokens } }: TokenListProps) {
  const t = useT();
  const [asked, setAsked] = useState<ListedToken>();
  const [said, setSaid] = useState('');
  const revoke = async ({ id, name }: ListedToken) => {
    setAsked(undefined);
    setSaid('');
    if (await change({ type: 'revoke', id })) setSaid(t('programs.revoked', { name: t.nameOf(name) }));
  };
  const working = tokens.filter(({ isOver }) => !isOver).length;
  return (
    <Card
      className="stack"
      title={t('programs.tokens')}
      aside={tokens.length > 0 && <small>{`${t.number(working)} / ${t.number(MOST_TOKENS)}`}</small>}
    >
      {tokens.length === 0 && <p className="quiet">{t('programs.none')}</p>}
      {asked && (
        <Sure
          question={t('programs.revokeSure', { name: t.nameOf(asked.name) })}
          yes={t('programs.revoke')}
          no={t('devices.cancel')}
          onYes={() => void revoke(asked)}
          onNo={() => setAsked(undefined)}
        >
          <p>{t('programs.revokeNote')}</p>
        </Sure>
      )}
      <ul className="ruled">
        {tokens.map(token => (
          <Token key={token.id} token={token} isBusy={isBusy} onRevoke={() => setAsked(token)} />
        ))}
      </ul>
      <p className="quiet" role="status">
        {said}
      </p>
    </Card>
  );
}

interface TokenProps {
  readonly token: ListedToken;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function Token({ token, isBusy, onRevoke }: TokenProps) {
  const t = useT();
  const { name, scope, since, usedAt, ends, isOver } = token;
  return (
    <li className="row">
      <div className="grow">
        <b dir="auto">{name}</b>
        <p className="fine">
          {t('programs.line', { scope: t(`programs.scope.${scope}`), date: dayText(t, since) })}{' '}
          {usedAt === null ? t('programs.neverUsed') : t('devices.seen', { date: plainDayText(t, usedAt) })}
        </p>
        {isOver ? (
          <Badge>{t('programs.over')}</Badge>
        ) : (
          <p className="fine">{ends === null ? t('programs.noEnd') : t('programs.ends', { date: dayText(t, ends) })}</p>
        )}
      </div>
      <button
        type="button"
        className="btn sm"
        aria-label={t('programs.revokeName', { name: t.nameOf(name) })}
        disabled={isBusy}
        onClick={onRevoke}
      >
        {t('programs.revoke')}
      </button>
    </li>
  );
}
