import { claimQuery } from '@gorrion/learn/hands';
import { FAN_ARTICLES, type ScoredFan } from '@gorrion/rules';
import { useEffect, useRef } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { CountedHand } from './CountedHand.tsx';
import { headText } from './headText.ts';
import { PlayReasons } from './PlayReasons.tsx';
import { SafeReasons } from './SafeReasons.tsx';
import type { Asked } from './useAsked.ts';
import { WaitCards } from './WaitCards.tsx';
import { timeText } from './words.ts';
import './verdict.css';

/** Whether the answer was right, and why. The focus moves to it, so that it is read at once. */
export function Verdict({ asked }: { readonly asked: Asked }) {
  const t = useT();
  const { verdict, isRight, isShown, seconds } = asked;
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = verdict !== undefined;
  useEffect(() => {
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  if (!verdict) return null;
  return (
    <section className="card pad stack dv" aria-labelledby="verdict">
      <div className="row">
        <Badge tone={isRight ? 'ok' : isShown ? 'plain' : 'bad'} icon={isRight ? 'check' : isShown ? 'info' : 'close'}>
          {t(isRight ? 'drills.right' : isShown ? 'drills.shown' : 'drills.notRight')}
        </Badge>
        <h2 id="verdict" ref={title} tabIndex={-1}>
          <span className="sr">{t(isRight ? 'drills.right' : isShown ? 'drills.shown' : 'drills.notRight')}. </span>
          {headText(t, verdict, isShown)}
        </h2>
        {seconds !== undefined && <small className="fine">{t('drills.took', { time: timeText(t, seconds) })}</small>}
      </div>
      <Why asked={asked} />
      <Links asked={asked} />
    </section>
  );
}

function Why({ asked: { verdict, question, isShown } }: { readonly asked: Asked }) {
  if (!verdict) return null;
  switch (verdict.kind) {
    case 'worth':
      return <CountedHand explanation={verdict.explanation} wrong={[]} />;
    case 'which-fans':
      return <CountedHand explanation={verdict.explanation} wrong={isShown ? [] : verdict.wrong} />;
    case 'waits':
      return <WaitCards verdict={verdict} minimum={question.rules.minPoints} />;
    case 'safe':
      return <SafeReasons verdict={verdict} />;
    default:
      return question.kind === 'discard' || question.kind === 'claim' || question.kind === 'route' ? (
        <PlayReasons question={question} verdict={verdict} isShown={isShown} />
      ) : null;
  }
}

/** Articles about waits: one kind only, and that a wait for more than one kind scores nothing. */
const WAIT_ARTICLES = [43, 46];

/** The pages to read on: fans of the question, the articles of the rulebook, and a won hand in the calculator. */
function Links({ asked: { question, verdict } }: { readonly asked: Asked }) {
  const t = useT();
  const fans = question.tags.flatMap(tag => (tag.startsWith('fan:') ? [tag.slice(4) as ScoredFan] : [])).slice(0, 2);
  const articles =
    verdict?.kind === 'waits' ? WAIT_ARTICLES : [...new Set(fans.flatMap(fan => FAN_ARTICLES[fan] ?? []))].slice(0, 2);
  const claim = 'claim' in question ? question.claim : undefined;
  if (fans.length === 0 && articles.length === 0 && !claim) return null;
  return (
    <nav className="row dv-links" aria-label={t('drills.readOn')}>
      {fans
        .filter(fan => fan !== 'melded-and-concealed-kong')
        .map(fan => (
          <Go className="btn sm" key={fan} href={paths.fan(fan)}>
            <Icon name="book" />
            {fanName(fan, t.locale)}
          </Go>
        ))}
      {articles.map(article => (
        <Go className="btn sm" key={article} href={paths.rules(article)}>
          {t('drills.article', { article })}
        </Go>
      ))}
      {claim && (
        <Go className="btn sm" href={paths.calculator(claimQuery(claim))}>
          {t('drills.calculator')}
        </Go>
      )}
    </nav>
  );
}
