import type { Area } from '../../../kit/i18n/area.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Area<typeof english, 'other'> = {
  'practice.title': '练习桌',
  'practice.lead': '在本机和三个温和的机器人打牌，不计时，有提示。牌桌旁会显示你还能走的凑番路线。',
  'practice.steps': '起和要求',
  'practice.step.1': '有番即可',
  'practice.step.1.note': '1分就能和',
  'practice.step.4': '4分',
  'practice.step.4.note': '一半的要求',
  'practice.step.8': '8分',
  'practice.step.8.note': '国标麻将的起和',
  'practice.won': '已在此和过牌',
  'practice.start': '开始练习',
  'practice.opening': '正在创建牌桌…',
  'practice.wonAt': { other: '你在{count}分起和的桌上和了牌。' },
  'practice.next': { other: '下一步要{count}分起和。也可以继续留在这里。' },
  'practice.last': '这就是国标麻将的起和标准。',
  'practice.try': { other: '用{count}分起和练习' },
};
