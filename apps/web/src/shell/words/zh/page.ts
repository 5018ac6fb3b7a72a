import type { Area } from '../../../kit/i18n/area.ts';
import type { page as english } from '../en/page.ts';

export const page: Area<typeof english, 'other'> = {
  'page.lastTile': '{fan}自摸也计：{counted}分。西班牙文本只在他人打出时计：{other}分。',
  'page.brand': 'Gorrión',
  'page.brandHome': 'Gorrión，首页',
  'page.yourName': '你的名字',
  'page.saveName': '保存',
  'page.nameTooLong': '最多{count}个字符，请缩短名字后再保存。',
  'page.lightTheme': '浅色主题',
  'page.darkTheme': '深色主题',
  'page.settings': '设置',
  'page.search': '搜索',
  'page.places': '栏目',
  'page.above': '当前位置',
  'page.disputed': '有争议：',
  'page.disputedCases': { other: '{fan}（{count}个牌例）' },
  'page.disputedTab': '争议牌例集中的{text}，在新标签页打开',

  'place.play': '打牌',
  'place.learn': '学习',
  'place.review': '复盘',
  'place.groups': '牌友群',
  'place.events': '赛事',

  'lost.page': '找不到页面',
  'lost.pageNote': '链接可能不完整。',
  'lost.home': '首页',

  'link.online': '已连接',
  'link.device': '在本设备上，无需网络',
  'link.connecting': '连接中…',
  'link.offline': '离线',
  'page.appeal.reason': '你的理由',
  'page.appeal.missing': '请先写明理由，理由会随答复保存。',
  'page.appeal.uphold': '申诉成立',
  'page.appeal.reject': '驳回',
};
