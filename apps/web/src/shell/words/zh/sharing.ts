import type { Area } from '../../../kit/i18n/area.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Area<typeof english, 'other'> = {
  'share.title': '分享',
  'share.moment': '分享此刻',
  'share.making': '正在生成图片…',
  'share.failed': '此浏览器无法生成，链接仍可使用。',
  'share.send': '发送',
  'share.copyLink': '复制链接',
  'share.copyText': '复制结果',
  'share.savePicture': '保存图片',
  'share.saveClip': '保存短片（{seconds}秒）',
  'share.saveStrip': '保存长图',
  'share.makeClip': '制作片段',
  'share.recording': '正在生成短片：{percent}%',
  'share.stop': '停止',
  'share.close': '关闭',
  'share.note': '图片在本设备上生成。收到的人会看到其中的名字。',
  'share.noteFilm': '图片和短片在本设备上生成。收到的人会看到其中的名字。',
};
