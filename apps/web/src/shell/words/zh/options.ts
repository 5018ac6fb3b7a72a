import type { Area } from '../../../kit/i18n/area.ts';
import type { options as english } from '../en/options.ts';

export const options: Area<typeof english, 'other'> = {
  'options.length': '局数',
  'options.length.4': '一圈',
  'options.length.8': '两圈',
  'options.length.16': '四圈',
  'options.hands': { other: '{count}盘' },
  'options.ruleset.wmo2006': 'WMO 2006',
  'options.ruleset.wmo2014': 'WMO 2014',
  'options.ruleset.mil': '国标（网络）',
  'options.ruleset.milTable': '国标（线下）',
  'options.ruleset.cn1998': '中国 1998',
  'options.ruleset.macau': '古典（澳门）',
  'options.ruleset.spanish1920': '古典（1920年代）',
  'options.ruleset.pamphlet': '古典（小册子）',
  'options.ruleset.ema': 'EMA',
  'options.level.beginner': '新手',
  'options.level.easy': '简单',
  'options.level.regular': '普通',
  'options.level.strong': '高手',
  'options.level.expert': '专家',
  'behind.sentence': '{late}。',
  'behind.hand': '延迟一盘',
  'behind.seconds': { other: '延迟{count}秒' },
  'behind.minutes': { other: '延迟{count}分钟' },
};
