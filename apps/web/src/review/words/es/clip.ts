import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { clip as english } from '../en/clip.ts';

export const clip: Area<typeof english, RomanceForms> = {
  'clip.note': 'Unas jugadas de la mano como vídeo, tira o imagen.',
  'clip.preview': 'Vista previa',
  'clip.fromTo': 'De «{from}» a «{to}»',
  'clip.from': 'Primera jugada',
  'clip.to': 'Última jugada',
  'clip.how': 'Pulsa una jugada para llevar hasta ella el extremo más cercano, o arrastra un extremo.',
  'clip.shape': 'Formato',
  'clip.shape.wide': 'Ancho',
  'clip.shape.square': 'Cuadrado',
  'clip.shape.tall': 'Alto',
  'clip.inPicture': 'En la imagen',
  'clip.side': 'Desde qué lado',
  'clip.names': 'Nombres',
  'clip.namesNote': 'sin ellos, los vientos',
  'clip.form': 'Guardar como',
  'clip.form.film': 'Vídeo',
  'clip.form.strip': 'Tira',
  'clip.form.picture': 'Imagen',
  'clip.madeHere': 'Se hace en este dispositivo; un vídeo tarda lo que dura.',
};
