import { type ListedToken, MOST_TOKENS, type TokensView } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { dayText, plainDayText } from '../devices/words.ts';
import type { useTokens } from './useTokens.ts';

/** What is done to a token once the person has said yes. */
interface Asked {
  readonly type: 'renew' | 'revoke';
  readonly token: ListedToken;
}

interface TokenListProps {
  readonly tokens: ReturnType<typeof useTokens>;
  readonly view: TokensView;
}

/** The tokens of the person, the newest first, with ways to replace and to revoke them. */
export function TokenList({ tokens: { change, isBusy }, view: { tokens, made } }: TokenListProps) {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  const [revoked, setRevoked] = useState<string>();
  const carryOut = async ({ type, token: { id, name } }: Asked) => {
    setAsked(undefined);
    setRevoked(undefined);
    if ((await change({ type, id })) && type === 'revoke') setRevoked(name);
  };
  // It is said until something else is done.
  const said = revoked !== undefined && !made ? t('programs.revoked', { name: t.nameOf(revoked) }) : '';
  const working = tokens.filter(({ isOver, scope }) => !isOver || scope === 'bot').length;
  return (
    <Card
      className="stack"
      title={t('programs.tokens')}
      aside={tokens.length > 0 && <small>{`${t.number(working)} / ${t.number(MOST_TOKENS)}`}</small>}
    >
      {tokens.length === 0 && said === '' && <p className="quiet">{t('programs.none')}</p>}
      {asked && <Question asked={asked} onYes={() => void carryOut(asked)} onNo={() => setAsked(undefined)} />}
      <ul className="ruled">
        {tokens.map(token => (
          <Token key={token.id} token={token} isBusy={isBusy} onAsk={type => setAsked({ type, token })} />
        ))}
      </ul>
      <p className="quiet" role="status">
        {said}
      </p>
    </Card>
  );
}

interface QuestionProps {
  readonly asked: Asked;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before a token is ended or replaced. */
function Question({ asked: { type, token }, onYes, onNo }: QuestionProps) {
  const t = useT();
  const name = t.nameOf(token.name);
  const isRenewal = type === 'renew';
  const gone = token.scope === 'bot' ? 'programs.revokeBot' : 'programs.revokeNote';
  return (
    <Sure
      question={t(isRenewal ? 'programs.renewSure' : 'programs.revokeSure', { name })}
      yes={t(isRenewal ? 'programs.renewMake' : 'programs.revoke')}
      no={t('devices.cancel')}
      onYes={onYes}
      onNo={onNo}
    >
      <p>{t(isRenewal ? 'programs.renewNote' : gone)}</p>
    </Sure>
  );
}

interface TokenProps {
  readonly token: ListedToken;
  readonly isBusy: boolean;
  readonly onAsk: (type: Asked['type']) => void;
}

function Token({ token, isBusy, onAsk }: TokenProps) {
  const t = useT();
  const { name, scope, since, usedAt, ends, isOver } = token;
  return (
    <li className="row ends">
      <div>
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
      <div className="row">
        <button
          type="button"
          className="btn sm"
          aria-label={t('programs.renewName', { name: t.nameOf(name) })}
          disabled={isBusy}
          onClick={() => onAsk('renew')}
        >
          {t('programs.renew')}
        </button>
        <button
          type="button"
          className="btn sm"
          aria-label={t('programs.revokeName', { name: t.nameOf(name) })}
          disabled={isBusy}
          onClick={() => onAsk('revoke')}
        >
          {t('programs.revoke')}
        </button>
      </div>
    </li>
  );
}
