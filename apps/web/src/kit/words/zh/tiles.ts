import type { Area } from '../../i18n/area.ts';
import type { tiles as english } from '../en/tiles.ts';

export const tiles: Area<typeof english, 'other'> = {
  'tile.characters': '{rank}万',
  'tile.bamboos': '{rank}条',
  'tile.dots': '{rank}饼',
  'tile.east': '东风',
  'tile.south': '南风',
  'tile.west': '西风',
  'tile.north': '北风',
  'tile.red': '红中',
  'tile.green': '发财',
  'tile.white': '白板',
  'tile.plum': '花牌梅',
  'tile.orchid': '花牌兰',
  'tile.bamboo': '花牌竹',
  'tile.chrysanthemum': '花牌菊',
  'tile.spring': '花牌春',
  'tile.summer': '花牌夏',
  'tile.autumn': '花牌秋',
  'tile.winter': '花牌冬',
  'tile.hidden': '暗牌',
  'tile.faceDown': '扣着的牌',

  'wind.0': '东',
  'wind.1': '南',
  'wind.2': '西',
  'wind.3': '北',
};
