import type { Area } from '../../../kit/i18n/area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, 'other'> = {
  'sound.turnOn': '打开声音',
  'sound.turnOff': '关闭声音',
  'sound.isOn': '声音已打开',
  'sound.isOff': '声音已关闭',
};
