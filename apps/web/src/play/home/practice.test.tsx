import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { BotsSetup } from './BotsDialog.tsx';
import { EndChoice, LengthChoice, LevelChoice, PaceChoice, RulesChoice } from './practiceChoices.tsx';

/** Returns the names of all options in the markup, and the name of the checked one. */
function optionsOf(html: string) {
  const radios = [...html.matchAll(/<button[^>]*aria-checked="(true|false)"[^>]*><b>(.*?)<\/b>/g)];
  return { all: radios.map(([, , name]) => name), checked: radios.find(([, is]) => is === 'true')?.[2] };
}
const choose = () => {};

beforeAll(speakEnglish);

describe('the choices of a game against bots', () => {
  it('offer every option under a name of its own and check the chosen one', () => {
    const groups = [
      [optionsOf(rendered(<RulesChoice value="macau" onChoose={choose} />)), 4, 1],
      [optionsOf(rendered(<LengthChoice value={8} isOlder onChoose={choose} />)), 3, 1],
      [optionsOf(rendered(<EndChoice value="device" onChoose={choose} />)), 2, 1],
      [optionsOf(rendered(<LengthChoice value={16} onChoose={choose} />)), 3, 2],
      [optionsOf(rendered(<LevelChoice value="expert" onChoose={choose} />)), 5, 4],
      [optionsOf(rendered(<PaceChoice value="calm" onChoose={choose} />)), 2, 0],
    ] as const;
    for (const [{ all, checked }, count, at] of groups) {
      expect(new Set(all).size).toBe(count);
      expect(checked).toBe(all[at]);
    }
  });

  it('tell how often each is banker where a round has no fixed number of hands', () => {
    expect(textOf(rendered(<LengthChoice value={4} isOlder onChoose={choose} />))).toContain('each banker twice');
    expect(textOf(rendered(<LengthChoice value={4} onChoose={choose} />))).toContain('8 hands');
  });

  it('begin with one round by competition rules against regular bots at a calm pace', () => {
    const html = rendered(<BotsSetup />);
    expect(html.match(/role="radiogroup"/g)).toHaveLength(5);
    const checked = [...html.matchAll(/aria-checked="true"[^>]*><b>(.*?)<\/b>/g)].map(([, name]) => textOf(name!));
    expect(checked[0]).toBe(english('home.rules.wmo2006'));
    expect(checked.slice(2)).toEqual([
      english('options.level.regular'),
      english('options.length.4'),
      english('home.pace.calm'),
    ]);
  });
});
