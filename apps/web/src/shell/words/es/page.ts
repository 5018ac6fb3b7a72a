import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { page as english } from '../en/page.ts';

export const page: Area<typeof english, RomanceForms> = {
  'page.lastTile':
    '{fan} cuenta también del muro: {counted}. Solo con un descarte, como dice el texto español: {other}.',
  'page.brand': 'Gorrión',
  'page.brandHome': 'Gorrión, inicio',
  'page.yourName': 'Tu nombre',
  'page.saveName': 'Guardar',
  'page.nameTooLong': '{count} {count:carácter|caracteres} como máximo. Acorta tu nombre para guardarlo.',
  'page.lightTheme': 'Tema claro',
  'page.darkTheme': 'Tema oscuro',
  'page.settings': 'Ajustes',
  'page.search': 'Buscar',
  'page.places': 'Lugares',
  'page.above': 'Dónde estás',
  'page.disputed': 'En discusión:',
  'page.disputedCases': {
    one: '{fan} ({count} caso)',
    many: '{fan} ({count} de casos)',
    other: '{fan} ({count} casos)',
  },
  'page.disputedTab': '{text} en el atlas de decisiones, en otra pestaña',

  'place.play': 'Jugar',
  'place.learn': 'Aprender',
  'place.review': 'Revisar',
  'place.groups': 'Grupos',
  'place.events': 'Torneos',

  'lost.page': 'Página no encontrada',
  'lost.pageNote': 'Puede que el enlace esté incompleto.',
  'lost.home': 'Inicio',

  'link.online': 'Con conexión',
  'link.device': 'En este dispositivo, sin conexión',
  'link.connecting': 'Conectando…',
  'link.offline': 'Sin conexión',
  'page.appeal.reason': 'Tu motivo',
  'page.appeal.missing': 'Escribe antes el motivo. Queda con la respuesta.',
  'page.appeal.uphold': 'Aceptar',
  'page.appeal.reject': 'Rechazar',
};
