import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../i18n/english.ts';
import { rendered, textOf } from '../testing/rendered.ts';
import { BotsCard } from './BotsCard.tsx';
import { EndChoice, LengthChoice, LevelChoice, PaceChoice } from './practiceChoices.tsx';

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

  it('begin with one round against regular bots at a calm pace', () => {
    const html = rendered(<BotsCard />);
    expect(html.match(/role="radiogroup"/g)).toHaveLength(4);
    const checked = [...html.matchAll(/aria-checked="true"[^>]*><b>(.*?)<\/b>/g)].map(([, name]) => textOf(name!));
    expect(checked.slice(1)).toEqual([
      english('options.level.regular'),
      english('options.length.4'),
      english('home.pace.calm'),
    ]);
  });
});
