import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Area<typeof english, RomanceForms> = {
  'update.ready': 'Hay una versión nueva.',
  'update.note': 'Tu asiento y tus ajustes se conservan.',
  'update.reload': 'Recargar',
  'update.later': 'Más tarde',
  'unkept.fact': 'Este navegador no guarda nada de este sitio.',
  'unkept.note':
    'Los ajustes, el progreso y las partidas en el dispositivo duran hasta que cierres la página. Si recargas o se corta la conexión, pierdes tu asiento. Para conservarlos, permite las cookies y los datos del sitio.',
  'unkept.close': 'Cerrar',
};
