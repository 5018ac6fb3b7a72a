import { bySeat, type Player, type SessionOptions, winnersScore, wmo2006 } from '@gorrion/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../kit/i18n/language.ts';
import type { Message } from '../../kit/i18n/message.ts';
import { SessionSheet } from '../../play/forms/SessionSheet.tsx';
import { ReadyBar } from '../../play/result/ReadyBar.tsx';
import { CATALOGUES } from '../../testing/catalogues.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { dealtTable } from '../../testing/table.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { AllHands } from './AllHands.tsx';
import { FanList } from './FanList.tsx';
import { foulsOf, handResult, rulingsOf } from './handResult.ts';
import { manner } from './manner.ts';
import { Payments } from './Payments.tsx';

vi.stubGlobal('location', { host: 'localhost' });
afterAll(() => vi.unstubAllGlobals());
speakEnglish();
const { state } = wonTable();
const result = handResult(state)!;
const { outcome } = result;
const NOBODY = [null, null, null, null] as const;
const FORMS = { from: 1, fouls: [], signed: NOBODY, absent: NOBODY, appeals: [] } as const;
const won = outcome.kind === 'won' ? outcome : undefined;
const points = winnersScore(won!).total + winnersScore(won!).flowers;
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the sheet for a screen reader', () => {
  it('names all fans with their points at once', () => {
    const text = textOf(
      renderToStaticMarkup(<FanList won={won!} rules={wmo2006} explanation={undefined} onPoint={() => {}} />),
    );
    expect(text).toMatch(/Pure Straight 16/);
    expect(text).toMatch(new RegExp(`${points}$`));
  });

  it('says the rule of the payment, then each payment with its reason', () => {
    const text = textOf(renderToStaticMarkup(<Payments result={result} me={0} />));
    expect(text).toContain(`8 + ${points} from you, 8 from the others.`);
    expect(text).toContain(`You discarded · 8 + ${points} −${8 + points}`);
    expect(text).toContain('Botan base 8 −8');
    expect(text).toContain(`Mei wins +${24 + points}`);
  });

  it('says which payments are doubled', () => {
    const payments = bySeat(seat => {
      const line = result.payments[seat];
      return seat === 0 ? { ...line, isDoubled: true as const, change: 2 * line.change } : line;
    });
    const text = textOf(renderToStaticMarkup(<Payments result={{ ...result, payments }} me={0} />));
    expect(text).toContain(`8 + ${points} from you, 8 from the others. Doubled with East.`);
    expect(text).toContain(`You discarded · 8 + ${points}, doubled with East −${2 * (8 + points)}`);
    expect(text).toContain('Botan base 8 −8');
  });

  it('names another player who discarded the winning tile', () => {
    const text = textOf(renderToStaticMarkup(<Payments result={result} me={2} />));
    expect(text).toContain(`8 + ${points} from Ana, 8 from the others.`);
  });

  it('shows every hand by the names of its tiles', () => {
    const html = renderToStaticMarkup(<AllHands state={state} result={result} me={1} corner={false} />);
    expect(html).toContain('aria-label="9 Characters"');
    expect(html).toContain('aria-label="4 Dots"');
  });

  it('says in words who is ready and who is awaited', () => {
    const text = textOf(
      renderToStaticMarkup(
        <ReadyBar label="Ready" state={{ ...state, ready: [true, false, false, false] }} me={1}>
          {null}
        </ReadyBar>,
      ),
    );
    expect(text).toContain('Ana, ready');
    expect(text).toContain('You, not ready yet');
  });
});

const stopped = () => dealtTable().do({ type: 'play', command: { type: 'stop-hand' } });

describe('a hand that nobody wins', () => {
  const penalized = () =>
    dealtTable()
      .do({
        type: 'play',
        command: {
          type: 'umpire',
          ruling: { kind: 'points', seat: 1, points: 10, paidTo: 'nobody', article: '3.11.2' },
        },
      })
      .do({ type: 'play', command: { type: 'stop-hand' } });

  it('moves no points without a penalty, and says so', () => {
    const none = handResult(stopped().state)!;
    expect(manner(english, none, 0)).toBe('The hand was stopped. No points change hands.');
    expect(textOf(renderToStaticMarkup(<Payments result={none} me={0} />))).toContain('Mei nothing to pay 0 Total 0');
  });

  it('does not say that nothing is paid if there is a penalty', () => {
    const some = handResult(penalized().state)!;
    expect(manner(english, some, 0)).toBe('The hand was stopped. Only penalties count.');
    const text = textOf(renderToStaticMarkup(<Payments result={some} me={0} />));
    expect(text).toContain('Mei penalty −10 −10 Total −10');
    expect(text).toContain('Botan nothing to pay 0 Total 0');
  });
});

describe('a hand with penalties', () => {
  it('has a line for each ruling, in the second person for whom it concerns', () => {
    const reason = { article: '3.11.2' } as const;
    const table = dealtTable()
      .add({
        type: 'ruled',
        by: 'umpire',
        ruling: { kind: 'points', player: 1, points: 10, paidTo: 'nobody', ...reason },
      })
      .add({ type: 'ruled', by: 'umpire', ruling: { kind: 'points', player: 0, points: 5, paidTo: 1, ...reason } })
      .do({ type: 'play', command: { type: 'stop-hand' } });
    const ended = handResult(table.state)!;
    const linesFor = (me: Player) =>
      textOf(renderToStaticMarkup(<Payments result={ended} me={me} rulings={rulingsOf(table.state, ended)} />));
    expect(linesFor(1)).toContain('You lose 10 points. Late, or another violation \u00a73.11.2.');
    expect(linesFor(1)).toContain('Ana pays 5 points to you.');
    expect(linesFor(2)).toContain('Mei loses 10 points.');
  });

  it('keeps its offences over a reload of the page', () => {
    const place = { player: 1, hand: 1, round: 0, seat: 1 } as const;
    const sanction = { kind: 'points', points: 20, paidTo: 'each-opponent' } as const;
    const fouls = [{ ...place, foul: 'false-hu-shape' as const, sanction, isDead: true, at: 1 }];
    const table = stopped().state;
    expect(foulsOf({ ...table, forms: { ...FORMS, fouls } }, handResult(table)!)).toMatchObject([
      { foul: 'false-hu-shape', seat: 1, points: 20, isDead: true },
    ]);
  });
});

describe('the note on the sheet of a game', () => {
  const { session } = state;
  const noteOf = (options: Partial<SessionOptions>) => {
    const shown = { ...state, session: { ...session, options: { ...session.options, ...options } } };
    return renderToStaticMarkup(<SessionSheet state={shown} code="SPARR0W5" />).includes(english('sheet.note'));
  };

  it('says that seats change only if they do: after each round of several, unless the rules keep the chairs', () => {
    expect(noteOf({ hands: 4 })).toBe(false);
    expect(noteOf({ hands: 16 })).toBe(true);
    expect(noteOf({ hands: 16, rules: { ...wmo2006, seatChange: 'none' } })).toBe(false);
  });
});

describe('what the page no longer claims', () => {
  const UNTRUE: Readonly<Record<Language, RegExp>> = {
    en: /Strict, 10|for (a|the) referee|Appendix 5|starts when all four seats/,
    es: /Estricto, 10|para el árbitro|Apéndice 5|empieza cuando los cuatro asientos/,
    pt: /Rigoroso, 10|para o árbitro|Apêndice 5|começa quando os quatro lugares/,
    zh: /严格，10|交裁判|附录5|入座后即可开始/,
  };

  it.each(LANGUAGES)(
    'strict play by a clock, a referee, the whole form of the book, a start without the host (%s)',
    language => {
      const texts = (Object.values(CATALOGUES[language]) as readonly Message[]).flatMap(text =>
        typeof text === 'string' ? [text] : Object.values(text),
      );
      expect(texts.filter(text => UNTRUE[language].test(text))).toEqual([]);
    },
  );
});

describe('the sheet of a game on paper', () => {
  it.each(Object.entries(CATALOGUES))('is in one language: %s', (language, catalogue) => {
    const words = Object.entries(catalogue).filter(([key]) => key.startsWith('sheet.'));
    const spanish = words.filter(([, text]) => /Hoja de puntuación/.test(String(text)));
    expect(spanish.length > 0).toBe(language === 'es');
    const html = renderToStaticMarkup(<SessionSheet state={state} code="SPARR0W5" />);
    expect(html).not.toContain('lang="es"');
    expect(html).not.toContain('Hoja de puntuación');
  });
});
