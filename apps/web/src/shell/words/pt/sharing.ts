import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Area<typeof english, RomanceForms> = {
  'share.title': 'Compartilhar',
  'share.moment': 'Compartilhar este momento',
  'share.making': 'Criando a imagem…',
  'share.failed': 'Este navegador não conseguiu criar. O link funciona.',
  'share.send': 'Enviar',
  'share.copyLink': 'Copiar link',
  'share.copyText': 'Copiar resultado',
  'share.savePicture': 'Salvar imagem',
  'share.saveClip': 'Salvar vídeo, {seconds} s',
  'share.saveStrip': 'Salvar tira',
  'share.makeClip': 'Fazer um clipe',
  'share.recording': 'Criando o vídeo: {percent} %',
  'share.stop': 'Parar',
  'share.close': 'Fechar',
  'share.note': 'A imagem é criada neste dispositivo. Quem a recebe vê os nomes que aparecem.',
  'share.noteFilm': 'A imagem e o vídeo são criados neste dispositivo. Quem recebe vê os nomes que aparecem.',
};
