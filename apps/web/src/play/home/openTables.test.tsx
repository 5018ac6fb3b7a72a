import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { Found } from './OpenTables.tsx';

beforeAll(speakEnglish);

const shown = (isOffline: boolean, tables?: []) =>
  renderToStaticMarkup(<Found tables={tables} isOffline={isOffline} />);

describe('the list of public tables', () => {
  it('shows that it is loading while the page is connected', () => {
    expect(shown(false)).toContain('role="status"');
    expect(shown(false)).not.toContain(english('home.cannotAsk'));
  });

  it('says why it is missing when there is no connection', () => {
    expect(shown(true)).toContain(english('home.cannotAsk'));
    expect(shown(true)).not.toContain('role="status"');
  });

  it('keeps what the server sent last when the connection is lost', () => {
    expect(shown(true, [])).toContain(english('home.noTables'));
  });
});
