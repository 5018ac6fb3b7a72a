import { winnersScore } from '@gorrion/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { speakEnglish } from '../i18n/english.ts';
import { es } from '../i18n/es/index.ts';
import { pt } from '../i18n/pt/index.ts';
import { zh } from '../i18n/zh/index.ts';
import { wonTable } from '../testing/wonTable.ts';
import { AllHands } from './AllHands.tsx';
import { FanList } from './FanList.tsx';
import { handResult } from './handResult.ts';
import { Payments } from './Payments.tsx';
import { ReadyBar } from './ReadyBar.tsx';
import { SessionSheet } from './SessionSheet.tsx';

(globalThis as { location?: unknown }).location ??= { host: 'localhost' };
speakEnglish();
const { state } = wonTable();
const result = handResult(state)!;
const { outcome } = result;
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
      renderToStaticMarkup(
        <FanList won={won!} explanation={undefined} isAll={false} onAll={() => {}} onPoint={() => {}} />,
      ),
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

describe('the sheet of a game on paper', () => {
  const CATALOGUES = { en, es, pt, zh };

  it.each(Object.entries(CATALOGUES))('is in one language: %s', (language, catalogue) => {
    const words = Object.entries(catalogue).filter(([key]) => key.startsWith('sheet.'));
    const spanish = words.filter(([, text]) => /Hoja de puntuación|Apéndice/.test(String(text)));
    expect(spanish.length > 0).toBe(language === 'es');
    const html = renderToStaticMarkup(<SessionSheet state={state} code="SPARR0W5" />);
    expect(html).not.toContain('lang="es"');
    expect(html).not.toContain('Hoja de puntuación');
  });
});
