import type { Area } from '../../../kit/i18n/area.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Area<typeof english, 'other'> = {
  'update.ready': '有新版本。',
  'update.note': '座位和设置都会保留。',
  'update.reload': '重新加载',
  'update.later': '以后',
  'unkept.fact': '浏览器不为本站保存任何数据。',
  'unkept.note':
    '设置、学习进度和本设备上的牌局只保留到你关闭页面。刷新或断线会失去座位。要保留这些内容，请允许 Cookie 和网站数据。',
  'unkept.close': '关闭',
};
