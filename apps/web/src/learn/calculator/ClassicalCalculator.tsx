import {
  accountOf,
  type ClassicalState,
  classicalQuery,
  classicalStateOf,
  classicalWaitsOf,
  isClassicalQuery,
  rulesOfState,
  settlementOf,
  sharesOf,
  whyIncomplete,
  withClassicalText,
} from '@gorrion/learn/classicalHands';
import { sizeOfHand, tilesInText, WHOLE } from '@gorrion/learn/hands';
import { useMemo, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { AccountCard } from './AccountCard.tsx';
import { accountText } from './accountText.ts';
import { ClassicalManner } from './ClassicalManner.tsx';
import { ClassicalWaits } from './ClassicalWaits.tsx';
import { CopyHand } from './CopyHand.tsx';
import { classicalLine } from './classicalLine.ts';
import { Dock } from './Dock.tsx';
import { FamilyPage, type FamilyProps } from './FamilyPage.tsx';
import { Faults } from './Faults.tsx';
import { FourHandsCard } from './FourHandsCard.tsx';
import { HandTray } from './HandTray.tsx';
import { IncompleteCard } from './IncompleteCard.tsx';
import { Keypad } from './Keypad.tsx';
import { OURS } from './notationName.ts';
import { SharesCard } from './SharesCard.tsx';
import { setsOfCount } from './setsInHand.ts';
import { TypedHand } from './TypedHand.tsx';
import { type AddressOf, useEditor } from './useEditor.ts';

const ADDRESS: AddressOf<ClassicalState> = {
  queryOf: classicalQuery,
  stateOf: classicalStateOf,
  isOf: isClassicalQuery,
};

/** The calculator of the older ways: any of the four hands, its account, what is paid for it, and its waits. */
export default function ClassicalCalculator({ onFamily }: FamilyProps) {
  const t = useT();
  const calculator = useEditor(ADDRESS);
  const { state, set, query, faults } = calculator;
  const answer = useRef<HTMLDivElement>(null);
  const { account, waits, incomplete } = useMemo(() => answersOf(state), [state]);
  const size = sizeOfHand(state);
  const isWaiting = size === WHOLE - 1 && state.winning === undefined;
  const sets = account?.isWin
    ? setsOfCount(account.counted.sets, { melds: state.melds.length, winning: state.winning })
    : undefined;
  const texts = [
    ...(account ? [{ label: t('calculator.accountText'), text: () => accountText(t, state, account) }] : []),
    { label: OURS, text: () => tilesInText('ours', state) },
    { label: t('calculator.notation.tenhou'), text: () => tilesInText('tenhou', state) },
  ];
  return (
    <FamilyPage family="classical" onFamily={onFamily}>
      <Faults faults={faults} book="classical" />
      <div className="sides">
        <div>
          <HandTray calculator={calculator} sets={sets} isWaiting={isWaiting} />
          <Keypad calculator={calculator} book="classical" />
          <section className="card pad stack" aria-label={t('calculator.typed')}>
            <TypedHand calculator={calculator} read={withClassicalText} book="classical" />
          </section>
          <ClassicalManner state={state} onSet={set} />
        </div>
        <div className="calc-answer" ref={answer}>
          {account && <AccountCard account={account} rules={rulesOfState(state)} />}
          {incomplete && <IncompleteCard incomplete={incomplete} />}
          {size === 0 && (
            <section className="card pad stack" aria-labelledby="calc-open">
              <h2 id="calc-open">{t('calculator.begin')}</h2>
              <p className="fine">{t('calculator.classicalBegin')}</p>
            </section>
          )}
          {account?.isWin && <SharesCard shares={sharesOf(state.seat, account.counted.total)} />}
          {isWaiting && <ClassicalWaits waits={waits} />}
          {account && (
            <FourHandsCard state={state} account={account} settled={settlementOf(state, account)} onSet={set} />
          )}
          <CopyHand query={query} texts={texts} />
        </div>
      </div>
      <Dock
        line={classicalLine(t, { size, account, waits: isWaiting ? waits : [] })}
        onShow={() => answer.current?.scrollIntoView()}
      />
    </FamilyPage>
  );
}

/** Works out all that the tiles allow. */
function answersOf(state: ClassicalState) {
  const account = accountOf(state);
  return {
    account,
    waits: classicalWaitsOf(state),
    incomplete: !account && sizeOfHand(state) === WHOLE ? whyIncomplete(state) : undefined,
  };
}
