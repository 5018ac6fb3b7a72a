import { expect, it } from 'vitest';
import { type CastLook, drawnSize, inkOn, readLook, type ShownPart, USUAL_LOOK, writeLook } from './look.ts';

it('reads what it wrote, writes only what is unusual, and takes nonsense for the usual look', () => {
  expect(writeLook(USUAL_LOOK)).toBe('');
  const look: CastLook = {
    place: 'left',
    plates: 'light',
    size: 125,
    accent: '3355ff',
    hidden: ['hands', 'heading'],
    heading: 'Liga & Otoño #1 决赛',
    voice: 'a'.repeat(32),
    lang: 'es',
  };
  expect(readLook(writeLook(look).slice(1))).toEqual(look);
  expect(readLook('place=middle&size=9000&accent=red;x&hide=all,names&voice=me&lang=de&plates=')).toEqual({
    ...USUAL_LOOK,
    hidden: ['names'],
  });
  expect(readLook(`heading=${'x'.repeat(999)}`).heading).toHaveLength(40);
});

it('draws a column no larger than it has room for, and any other place as it is set', () => {
  const size = (look: Partial<CastLook>, lacks?: readonly ShownPart[]) =>
    drawnSize({ ...USUAL_LOOK, size: 150, ...look }, lacks);
  expect([size({}), size({ place: 'top' }), size({ place: 'left', size: 75 })]).toEqual([150, 150, 75]);
  expect(size({ place: 'left', size: 100 })).toBe(100);
  expect(size({ place: 'left' })).toBeLessThan(110);
  expect(size({ place: 'left', hidden: ['hands', 'chances'] })).toBeGreaterThan(130);
  // A live table opens its hands once they are over, and has chances at no time.
  const live = size({ place: 'left' }, ['chances']);
  expect(live).toBeGreaterThan(size({ place: 'left' }));
  expect(size({ place: 'left' }, ['hands', 'chances'])).toBe(150);
});

it('writes dark on light colours and light on dark ones', () => {
  expect(['ffc94d', 'ffffff', '000000', '3355ff'].map(inkOn)).toEqual(['#1d1503', '#1d1503', '#fffdf6', '#fffdf6']);
});
