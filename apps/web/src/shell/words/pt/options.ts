import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { options as english } from '../en/options.ts';

export const options: Area<typeof english, RomanceForms> = {
  'options.length': 'Duração',
  'options.length.4': 'Uma rodada',
  'options.length.8': 'Duas rodadas',
  'options.length.16': 'Partida completa',
  'options.hands': { one: '{count} mão', many: '{count} de mãos', other: '{count} mãos' },
  'options.ruleset.wmo2006': 'WMO 2006',
  'options.ruleset.wmo2014': 'WMO 2014',
  'options.ruleset.mil': 'MIL on-line',
  'options.ruleset.milTable': 'MIL na mesa',
  'options.ruleset.cn1998': 'China 1998',
  'options.ruleset.macau': 'Clássico (Macau)',
  'options.ruleset.spanish1920': 'Clássico (anos 20)',
  'options.ruleset.pamphlet': 'Clássico (folheto)',
  'options.ruleset.ema': 'EMA',
  'options.level.beginner': 'Iniciante',
  'options.level.easy': 'Fácil',
  'options.level.regular': 'Normal',
  'options.level.strong': 'Forte',
  'options.level.expert': 'Especialista',
  'behind.sentence': '{late}.',
  'behind.hand': 'Uma mão de atraso',
  'behind.seconds': {
    one: '{count} segundo de atraso',
    many: '{count} de segundos de atraso',
    other: '{count} segundos de atraso',
  },
  'behind.minutes': {
    one: '{count} minuto de atraso',
    many: '{count} de minutos de atraso',
    other: '{count} minutos de atraso',
  },
};
