// @vitest-environment happy-dom
import type { RulesetId } from '@gorrion/rules';
import { beforeAll, expect, it } from 'vitest';
import { useT } from '../../kit/i18n/index.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { useCallsOfGame } from './callWords.ts';

beforeAll(speakEnglish);

const Win = () => <b>{useT()('act.win')}</b>;

function Game({ ruleset, children }: { readonly ruleset: RulesetId; readonly children?: React.ReactNode }) {
  useCallsOfGame({ ruleset });
  return children;
}

it('[C25] the words of a stored game are spoken while a page of it is there, those of the innermost first', () => {
  const page = (inner: boolean) => (
    <>
      <Win />
      <Game ruleset="macau">{inner && <Game ruleset="spanish1920" />}</Game>
    </>
  );
  const { host, render } = mounted(page(false));
  expect(host.textContent).toBe('Mah-Jong');
  render(page(true));
  expect(host.textContent).not.toBe('Hu');
  render(page(false));
  expect(host.textContent).toBe('Mah-Jong');
  render(<Win />);
  expect(host.textContent).toBe('Hu');
});
