import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { watchers as english } from '../en/watchers.ts';

export const watchers: Area<typeof english, RomanceForms> = {
  'watchers.count': { one: '{count} espectador', many: '{count} de espectadores', other: '{count} espectadores' },
  'watchers.countToo': {
    one: 'mais {count} espectador',
    many: 'mais {count} de espectadores',
    other: 'mais {count} espectadores',
  },
  'watchers.cast': 'Transmissão de {name}',
  'watchers.showOut': 'Remover {name}',
  'watchers.sure': 'Remover {name}? Essa pessoa não poderá voltar a esta mesa.',
  'watchers.yes': 'Remover',
  'watchers.keep': 'Cancelar',
  'watchers.gone': 'Você removeu {name}.',
  'watchers.more': { one: 'E mais {count}.', many: 'E mais {count}.', other: 'E mais {count}.' },
};
