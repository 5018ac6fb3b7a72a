import type { TableState } from '@gorrion/protocol';
import {
  breaker,
  bySeat,
  type ClassicalRules,
  isClassical,
  type Player,
  SEATS,
  type Seat,
  type WonOutcome,
} from '@gorrion/rules';
import { prefer, usePreferences } from '../../../client/preferences/preferences.ts';
import { nameAt } from '../../../client/store/people.ts';
import { useT } from '../../../kit/i18n/index.ts';
import { Choice } from '../../../kit/ui/Choice.tsx';
import { RuleLink } from '../../../shell/links/RuleLink.tsx';
import type { HandResult } from '../handResult.ts';
import { CountedCard } from './CountedCard.tsx';
import { NextBankerNote } from './NextBankerNote.tsx';
import { RoundWinner } from './RoundWinner.tsx';
import { originalLanguage, setWords } from './setWords.ts';
import { Totals } from './Totals.tsx';
import { WhoPays } from './WhoPays.tsx';
import './counted.css';

interface CountedSheetProps {
  readonly state: TableState;
  readonly result: HandResult;
  readonly won: WonOutcome;
  readonly me: Player | undefined;
  readonly corner: boolean;
}

const BANKER: Seat = 0;

/** Articles of the classical rulebook: the table of points, and doubles. */
const POINTS = 39;
const DOUBLES = 42;

/** All four counted hands of a hand that was won, the winner's first; who pays whom; the totals; the next banker. */
export function CountedSheet({ state, result, won, me, corner }: CountedSheetProps) {
  const t = useT();
  const isOriginal = usePreferences(({ originalWords }) => originalWords);
  const { hand } = state.session;
  if (!isClassical(hand.rules)) return null;
  const words = setWords(t, hand.rules.id, isOriginal);
  const opener = breaker(hand.dice);
  const mine = SEATS.find(seat => result.payments[seat].player === me);
  const nameOf = (seat: Seat) => (seat === mine ? t('result.you') : t.nameOf(result.payments[seat].name));
  const nameOfPlayer = (player: Player) => t.nameOf(nameAt(state.places[player]) ?? '');
  const rolesOf = (seat: Seat) => [
    ...(seat === won.seat ? [t('counted.mahJong')] : []),
    ...(seat === BANKER ? [t('counted.bankerDouble', { banker: words.banker })] : []),
    ...(seat === opener ? [words.opener] : []),
  ];
  const totals = bySeat(seat => won.scores[seat].total);
  return (
    <>
      <Tools rules={hand.rules} isOriginal={isOriginal} />
      <div className="counted">
        <div className="stack">
          {[won.seat, ...SEATS.filter(seat => seat !== won.seat)].map(seat => {
            const { counted } = won.scores[seat];
            return (
              counted && (
                <CountedCard
                  key={seat}
                  hand={hand}
                  seat={seat}
                  counted={counted}
                  name={nameOf(seat)}
                  roles={rolesOf(seat)}
                  isWinner={seat === won.seat}
                  words={words}
                  corner={corner}
                />
              )
            );
          })}
          <RoundWinner session={state.session} me={me} nameOf={nameOfPlayer} />
          <NextBankerNote session={state.session} me={me} nameOf={nameOfPlayer} />
        </div>
        <aside className="stack">
          <WhoPays
            winner={won.seat}
            totals={totals}
            rules={hand.rules}
            mine={mine}
            nameOf={nameOf}
            penalties={bySeat(seat => result.payments[seat].penalty)}
          />
          <Totals changes={bySeat(seat => ({ ...result.payments[seat], name: nameOf(seat) }))} me={me} />
        </aside>
      </div>
    </>
  );
}

/** The choice of words, and the articles about points and doubles. */
function Tools({ rules, isOriginal }: WordsChoiceProps) {
  const t = useT();
  return (
    <div className="row counted-tools">
      <WordsChoice rules={rules} isOriginal={isOriginal} />
      <p className="fine">
        {t('counted.points')} <RuleLink article={POINTS} book="classical" /> · {t('counted.doubles')}{' '}
        <RuleLink article={DOUBLES} book="classical" />
      </p>
    </div>
  );
}

interface WordsChoiceProps {
  readonly rules: ClassicalRules;
  readonly isOriginal: boolean;
}

/** Switches between the words of the page's language and those of the text that the way comes from. */
function WordsChoice({ rules, isOriginal }: WordsChoiceProps) {
  const t = useT();
  const language = originalLanguage(rules.id);
  if (!language) return null;
  return (
    <Choice
      label={t('counted.words')}
      value={isOriginal ? 'original' : 'usual'}
      options={[
        { value: 'usual', label: t('counted.words.usual') },
        { value: 'original', label: t(`counted.words.${language}`) },
      ]}
      onChoose={choice => prefer({ originalWords: choice === 'original' })}
      isSlim
    />
  );
}
