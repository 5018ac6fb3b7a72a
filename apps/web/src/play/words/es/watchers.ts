import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { watchers as english } from '../en/watchers.ts';

export const watchers: Area<typeof english, RomanceForms> = {
  'watchers.count': { one: '{count} espectador', many: '{count} de espectadores', other: '{count} espectadores' },
  'watchers.countToo': {
    one: '{count} espectador más',
    many: '{count} de espectadores más',
    other: '{count} espectadores más',
  },
  'watchers.cast': 'Retransmisión de {name}',
  'watchers.showOut': 'Expulsar a {name}',
  'watchers.sure': '¿Expulsar a {name}? No podrá volver a esta mesa.',
  'watchers.yes': 'Expulsar',
  'watchers.keep': 'Cancelar',
  'watchers.gone': 'Has expulsado a {name}.',
  'watchers.more': { one: 'Y {count} más.', many: 'Y {count} más.', other: 'Y {count} más.' },
};
