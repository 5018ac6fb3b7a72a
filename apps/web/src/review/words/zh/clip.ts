import type { Area } from '../../../kit/i18n/area.ts';
import type { clip as english } from '../en/clip.ts';

export const clip: Area<typeof english, 'other'> = {
  'clip.note': '把一盘里的几手做成短片、长图或图片。',
  'clip.preview': '预览',
  'clip.fromTo': '从“{from}”到“{to}”',
  'clip.from': '第一手',
  'clip.to': '最后一手',
  'clip.how': '点某一手，离它较近的一端就移到那里；也可以拖动两端。',
  'clip.shape': '画幅',
  'clip.shape.wide': '横幅',
  'clip.shape.square': '方形',
  'clip.shape.tall': '竖幅',
  'clip.inPicture': '画面',
  'clip.side': '谁的视角',
  'clip.names': '名字',
  'clip.namesNote': '关闭时显示风位',
  'clip.form': '保存为',
  'clip.form.film': '短片',
  'clip.form.strip': '长图',
  'clip.form.picture': '图片',
  'clip.madeHere': '在本设备上制作；短片有多长，就要录多久。',
};
