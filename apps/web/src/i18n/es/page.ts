import type { Area, RomanceForms } from '../area.ts';
import type { page as english } from '../en/page.ts';

export const page: Area<typeof english, RomanceForms> = {
  'page.brand': 'Gorrión',
  'page.brandHome': 'Gorrión, inicio',
  'page.yourName': 'Tu nombre',
  'page.saveName': 'Guardar',
  'page.nameTooLong': '{count} caracteres como máximo. Acorta tu nombre para guardarlo.',
  'page.lightTheme': 'Tema claro',
  'page.darkTheme': 'Tema oscuro',
  'page.games': 'Mis partidas',
  'page.settings': 'Ajustes',

  'link.online': 'Con conexión',
  'link.device': 'En este dispositivo, sin conexión',
  'link.connecting': 'Conectando…',
  'link.offline': 'Sin conexión',
};
