import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { options as english } from '../en/options.ts';

export const options: Area<typeof english, RomanceForms> = {
  'options.length': 'Duración',
  'options.length.4': 'Una ronda',
  'options.length.8': 'Dos rondas',
  'options.length.16': 'Partida completa',
  'options.hands': { one: '{count} mano', many: '{count} de manos', other: '{count} manos' },
  'options.ruleset.wmo2006': 'WMO 2006',
  'options.ruleset.wmo2014': 'WMO 2014',
  'options.ruleset.mil': 'MIL en línea',
  'options.ruleset.milTable': 'MIL en mesa',
  'options.ruleset.cn1998': 'China 1998',
  'options.ruleset.macau': 'Clásico (Macao)',
  'options.ruleset.spanish1920': 'Clásico (años 20)',
  'options.ruleset.pamphlet': 'Clásico (folleto)',
  'options.ruleset.ema': 'EMA',
  'options.level.beginner': 'Principiante',
  'options.level.easy': 'Fácil',
  'options.level.regular': 'Normal',
  'options.level.strong': 'Fuerte',
  'options.level.expert': 'Experto',
  'behind.sentence': '{late}.',
  'behind.hand': 'Una mano de retraso',
  'behind.seconds': {
    one: '{count} segundo de retraso',
    many: '{count} de segundos de retraso',
    other: '{count} segundos de retraso',
  },
  'behind.minutes': {
    one: '{count} minuto de retraso',
    many: '{count} de minutos de retraso',
    other: '{count} minutos de retraso',
  },
};
