import { expect, it } from 'vitest';
import { type CastLook, drawnSize, inkOn, readLook, USUAL_LOOK, writeLook } from './look.ts';

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
  const size = (look: Partial<CastLook>) => drawnSize({ ...USUAL_LOOK, size: 150, ...look });
  expect([size({}), size({ place: 'top' }), size({ place: 'left', size: 75 })]).toEqual([150, 150, 75]);
  expect(size({ place: 'left', size: 100 })).toBe(100);
  expect(size({ place: 'left' })).toBeLessThan(110);
  expect(size({ place: 'left', hidden: ['hands', 'chances'] })).toBeGreaterThan(130);
});

it('writes dark on light colours and light on dark ones', () => {
  expect(['ffc94d', 'ffffff', '000000', '3355ff'].map(inkOn)).toEqual(['#1d1503', '#1d1503', '#fffdf6', '#fffdf6']);
});
