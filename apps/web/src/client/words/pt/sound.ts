import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, RomanceForms> = {
  'sound.turnOn': 'Ativar o som',
  'sound.turnOff': 'Desativar o som',
  'sound.isOn': 'Som ativado',
  'sound.isOff': 'Som desativado',
};
