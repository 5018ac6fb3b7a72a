import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { clip as english } from '../en/clip.ts';

export const clip: Area<typeof english, RomanceForms> = {
  'clip.note': 'Algumas jogadas da mão como vídeo, tira ou imagem.',
  'clip.preview': 'Prévia',
  'clip.fromTo': 'De “{from}” a “{to}”',
  'clip.from': 'Primeira jogada',
  'clip.to': 'Última jogada',
  'clip.how': 'Toque em uma jogada para levar até ela a ponta mais próxima, ou arraste uma ponta.',
  'clip.shape': 'Formato',
  'clip.shape.wide': 'Largo',
  'clip.shape.square': 'Quadrado',
  'clip.shape.tall': 'Alto',
  'clip.inPicture': 'Na imagem',
  'clip.side': 'De que lado',
  'clip.names': 'Nomes',
  'clip.namesNote': 'sem eles, os ventos',
  'clip.form': 'Salvar como',
  'clip.form.film': 'Vídeo',
  'clip.form.strip': 'Tira',
  'clip.form.picture': 'Imagem',
  'clip.madeHere': 'É feito neste dispositivo; um vídeo leva o tempo que dura.',
};
