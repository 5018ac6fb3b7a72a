import type { Area } from '../area.ts';
import type { sound as english } from '../en/sound.ts';

export const sound: Area<typeof english, 'other'> = {
  'sound.title': '声音',
  'sound.on': '声音',
  'sound.onNote': '有声音的地方都有画面提示。在牌桌上按 M 开关声音。',
  'sound.turnOn': '打开声音',
  'sound.turnOff': '关闭声音',
  'sound.isOn': '声音已打开',
  'sound.isOff': '声音已关闭',
  'sound.table': '牌和骰子',
  'sound.tableNote': '打牌、摸牌、洗牌',
  'sound.calls': '报牌',
  'sound.callsNote': '吃、碰、杠、补花、和',
  'sound.alerts': '提醒',
  'sound.alertsNote': '轮到你、可以要牌、时间快到、消息',
  'sound.volume': '百分之{percent}',
  'sound.silent': '静音',
  'sound.spoken': '语音报牌',
  'sound.spokenNote': '与报牌音效一起播放',
  'sound.noVoice': '本设备没有中文语音。',
  'sound.spoken.off': '关',
  'sound.spoken.chinese': '汉语',
  'sound.spoken.own': '页面语言',
};
