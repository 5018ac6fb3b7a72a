import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, RomanceForms> = {
  'sound.turnOn': 'Activar el sonido',
  'sound.turnOff': 'Desactivar el sonido',
  'sound.isOn': 'Sonido activado',
  'sound.isOff': 'Sonido desactivado',
};
