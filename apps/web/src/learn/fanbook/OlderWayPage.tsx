import {
  EXAMPLE_RULES,
  isSpecialId,
  OLDER_IDS,
  type OlderHand,
  type OlderId,
  olderExample,
  olderMiss,
  olderParts,
  TEXT_SAYS,
} from '@gorrion/learn/classicalBook';
import { classicalClaimQuery } from '@gorrion/learn/classicalHands';
import { useMemo } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { portugueseName } from '../../kit/tiles/classicalNames.ts';
import { tileName, windName } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { DOUBLE_ARTICLES, SPECIAL_ARTICLES } from '../../shell/links/sections.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { HandTiles } from './HandTiles.tsx';
import { useOlderTexts } from './loaded.ts';
import { countOf, olderName, olderSign, olderWorth } from './olderWords.ts';

const articleOf = (id: OlderId): number => (isSpecialId(id) ? SPECIAL_ARTICLES[id] : DOUBLE_ARTICLES[id]);

/** The page of a special hand or double: the sentence of the text, what we read in it, an example and a near miss. */
export function OlderWayPage({ id }: { readonly id: OlderId }) {
  const t = useT();
  const text = useOlderTexts()?.[id];
  const { example, miss } = useMemo(() => ({ example: olderExample(id), miss: olderMiss(id) }), [id]);
  return (
    <PlacePage
      title={olderName(t, id)}
      note={<Names id={id} />}
      above={[
        { href: paths.learn(), label: t('place.learn') },
        { href: paths.fans(), label: t('fanbook.name') },
        { href: paths.olderWays(), label: t('fanbook.books.older') },
      ]}
      acts={<Worth id={id} />}
      className="fb fb-fan"
    >
      <div className="sides">
        <Card>
          <p className="fb-definition" aria-busy={text === undefined}>
            {text?.reading}
          </p>
          <div className="felt-floor learn-inline fb-felt">
            <h2 className="sr">{t('fanbook.examples')}</h2>
            <HandTiles hand={{ parts: olderParts(example, id) }} />
            <Caption hand={example} />
          </div>
        </Card>
        <div>
          <Quote id={id} />
          <Miss hand={miss} reason={text?.miss} />
        </div>
      </div>
      <Neighbours id={id} />
    </PlacePage>
  );
}

/** The worth of a special hand in words, that of a double as a factor. */
function Worth({ id }: { readonly id: OlderId }) {
  const t = useT();
  if (isSpecialId(id)) return <p className="numeral">{olderWorth(t, id)}</p>;
  return (
    <p className="fb-worth">
      <b aria-hidden="true">{olderSign(id)}</b> {olderWorth(t, id)}
    </p>
  );
}

/** The sentence of the Portuguese text. */
function Quote({ id }: { readonly id: OlderId }) {
  const t = useT();
  const said = TEXT_SAYS[id];
  return (
    <Card title={t('fanbook.textSays')} className="fb-quote">
      {said ? <blockquote lang="pt">{said}</blockquote> : <p>{t('fanbook.notInText')}</p>}
      <p className="fine">{t('fanbook.source')}</p>
    </Card>
  );
}

/** A hand that misses it by little, why, and how it is counted instead. */
function Miss({ hand, reason }: { readonly hand: OlderHand; readonly reason: string | undefined }) {
  const t = useT();
  return (
    <Card title={t('fanbook.misses')}>
      <div className="stack">
        <HandTiles hand={{ parts: olderParts(hand) }} />
        <p className="learn-why against">
          <Icon name="close" />
          <span>{reason}</span>
        </p>
        <p className="fine">{hand.counted ? countOf(t, hand.counted) : t('fanbook.notComplete')}</p>
      </div>
    </Card>
  );
}

function Names({ id }: { readonly id: OlderId }) {
  const t = useT();
  const ofText = portugueseName(id);
  return (
    <span className="row roomy learn-inline fb-names">
      {ofText && !t.locale.startsWith('pt') && <b lang="pt">{ofText}</b>}
      {isSpecialId(id) && !ofText && <span>{t('fanbook.noName')}</span>}
      <RuleLink article={articleOf(id)} book="classical" />
    </span>
  );
}

/** Returns how a hand was won, and where that matters the seat and the opener. */
function wonText(t: Translate, { claim, how }: OlderHand): string {
  const tile = tileName(t, claim.winningTile);
  switch (how) {
    case 'self':
      return t('fanbook.won.self', { tile });
    case 'dealt':
      return t('fanbook.won.dealt');
    case 'first':
      return t('fanbook.won.first', { tile });
    case 'last':
      return t('fanbook.won.last-draw', { tile });
    case 'discard':
      return t('fanbook.won.discard', { tile });
  }
}

function Caption({ hand }: { readonly hand: OlderHand }) {
  const t = useT();
  const { claim, counted } = hand;
  return (
    <>
      <p>
        <b>{t('fanbook.ourExample')}</b>
        {' · '}
        {wonText(t, hand)}
        {' · '}
        {t('fanbook.seats', { seat: windName(t, claim.seatWind), opener: windName(t, claim.prevalentWind) })}
      </p>
      <p className="row ends">
        <span>{counted && countOf(t, counted)}</span>
        <Go href={paths.calculator(classicalClaimQuery(claim, EXAMPLE_RULES))}>{t('fanbook.calculator')}</Go>
      </p>
    </>
  );
}

function Neighbours({ id }: { readonly id: OlderId }) {
  const t = useT();
  const at = OLDER_IDS.indexOf(id);
  const [before, after] = [OLDER_IDS[at - 1], OLDER_IDS[at + 1]];
  return (
    <nav className="row ends learn-neighbours" aria-label={t('fanbook.olderNeighbours')}>
      {before && (
        <Go className="btn ghost" href={paths.olderWay(before)}>
          <span aria-hidden="true">‹</span> {olderName(t, before)}
        </Go>
      )}
      {after && (
        <Go className="btn ghost after" href={paths.olderWay(after)}>
          {olderName(t, after)} <span aria-hidden="true">›</span>
        </Go>
      )}
    </nav>
  );
}
