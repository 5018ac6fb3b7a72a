import type { LessonScript, LessonStep, LessonTexts } from '@gorrion/learn/lessons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { ChooseOne } from './ChooseOne.tsx';
import { FreeStep } from './FreeStep.tsx';
import { PickTiles } from './PickTiles.tsx';
import { Rows } from './Rows.tsx';
import { SceneTable } from './SceneTable.tsx';
import { Paragraphs, Sentence } from './Sentence.tsx';
import { TableStep } from './TableStep.tsx';
import type { TaskProps, Verdict } from './task.ts';
import type { LessonPlace } from './usePlace.ts';
import { WordsSoFar } from './WordsSoFar.tsx';

interface StepPageProps {
  readonly script: LessonScript;
  readonly step: LessonStep;
  readonly texts: LessonTexts;
  readonly place: LessonPlace;
  /** Begins the step again. */
  readonly onAgain: () => void;
}

/** One step of a lesson: what it says, what it asks, and the bar with which one goes on. */
export function StepPage({ script, step, texts, place, onAgain }: StepPageProps) {
  const t = useT();
  const [verdict, setVerdict] = useState<Verdict>();
  const [isShown, setShown] = useState(false);
  const text = texts.lessons[script.id][step.id]!;
  const isSolved = step.kind === 'say' || verdict?.isRight === true;
  const task: TaskProps = { text, isSolved, isShown, onVerdict: setVerdict };
  const foot = (
    <Foot
      place={place}
      isOpen={isSolved || place.isKnown || step.kind === 'free'}
      onAgain={verdict || isShown ? onAgain : undefined}
      onShow={isSolved || isShown || step.kind === 'free' ? undefined : () => setShown(true)}
    />
  );
  const told = <Told verdict={verdict} rows={step.rows} />;
  const heading = <Heading title={text.title} />;
  if (step.kind === 'play')
    return (
      <TableStep {...task} step={step} heading={heading} told={told}>
        {foot}
      </TableStep>
    );
  if (step.kind === 'free')
    return (
      <FreeStep {...task} step={step} heading={heading} told={told}>
        {foot}
      </FreeStep>
    );
  const isScene = step.scene !== undefined;
  // The table is the main part of a page that shows one.
  const Body = isScene ? 'div' : 'main';
  const Part = isScene ? 'section' : 'div';
  return (
    <>
      <Body className="sides lesson-body">
        <div>
          <Part aria-label={isScene ? text.title : undefined}>
            <div>
              {heading}
              {text.body !== undefined && <Paragraphs text={text.body} rows={step.rows} />}
            </div>
            {step.rows && <Rows rows={step.rows} captions={text.captions} />}
          </Part>
          {step.scene && <SceneTable scene={step.scene} />}
          <Part aria-label={isScene ? t('lessons.answer') : undefined}>
            {step.kind === 'pick' && <PickTiles {...task} step={step} />}
            {step.kind === 'choose' && <ChooseOne {...task} step={step} />}
            {told}
            <Links step={step} />
          </Part>
        </div>
        <WordsSoFar script={script} at={place.at} texts={texts} />
      </Body>
      {foot}
    </>
  );
}

/** The title of a step, which gets the focus so that a reader begins there. */
function Heading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** What is said about an answer: brought into sight, and read aloud when the reader pauses. */
function Told({ verdict, rows }: { readonly verdict: Verdict | undefined } & Pick<LessonStep, 'rows'>) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verdict) told.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return (
    <div className="lesson-told" role="status" ref={told}>
      {verdict && (
        <Note tone={verdict.isRight ? 'ok' : 'amber'} icon={verdict.isRight ? 'check' : 'info'}>
          <Sentence text={verdict.text} rows={rows} />
        </Note>
      )}
    </div>
  );
}

/** Where one reads more: the pages of the fans and the article of the rulebook. */
function Links({ step: { fans = [], article } }: { readonly step: LessonStep }) {
  const t = useT();
  if (fans.length === 0 && article === undefined) return null;
  return (
    <div className="learn-links">
      {fans.map(fan => (
        <Go key={fan} href={paths.fan(fan)}>
          {fanName(fan, t.locale)}
        </Go>
      ))}
      {article !== undefined && <Go href={paths.rules(article)}>{t('lessons.article', { number: article })}</Go>}
    </div>
  );
}

interface FootProps {
  readonly place: LessonPlace;
  /** Whether one may go on. */
  readonly isOpen: boolean;
  readonly onAgain: (() => void) | undefined;
  readonly onShow: (() => void) | undefined;
}

/** The one bar of actions, at the end of the page. */
function Foot({ place, isOpen, onAgain, onShow }: FootProps): ReactNode {
  const t = useT();
  return (
    <footer className="card row learn-foot lesson-foot">
      {place.at > 0 && (
        <button type="button" className="btn sm ghost brief" onClick={place.back}>
          <Icon name="left" />
          <span>{t('lessons.back')}</span>
        </button>
      )}
      {onAgain && (
        <button type="button" className="btn sm ghost brief" onClick={onAgain}>
          <Icon name="undo" />
          <span>{t('lessons.again')}</span>
        </button>
      )}
      {onShow && (
        <button type="button" className="btn sm ghost" onClick={onShow}>
          <Icon name="bulb" />
          <span>{t('lessons.show')}</span>
        </button>
      )}
      <button type="button" className="btn pri" aria-disabled={!isOpen} onClick={isOpen ? place.next : undefined}>
        {t('lessons.continue')}
      </button>
    </footer>
  );
}
