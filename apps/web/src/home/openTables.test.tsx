import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../i18n/english.ts';
import { Found } from './OpenTables.tsx';

beforeAll(speakEnglish);

const shown = (isOffline: boolean, tables?: []) =>
  renderToStaticMarkup(<Found tables={tables} isOffline={isOffline} />);

describe('the tables of others', () => {
  it('are looked for as long as somebody can be asked', () => {
    expect(shown(false)).toContain('role="status"');
    expect(shown(false)).not.toContain(english('home.cannotAsk'));
  });

  it('are not looked for for ever without a connection: the page says why there are none', () => {
    expect(shown(true)).toContain(english('home.cannotAsk'));
    expect(shown(true)).not.toContain('role="status"');
  });

  it('stay as they were last heard of', () => {
    expect(shown(true, [])).toContain(english('home.noTables'));
  });
});
