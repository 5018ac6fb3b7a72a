import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Area<typeof english, RomanceForms> = {
  'practice.title': 'Mesa de treino',
  'practice.lead':
    'Três bots tranquilos neste dispositivo, sem relógio e com dicas. Ao lado da mesa você vê os caminhos que restam até o mínimo.',
  'practice.steps': 'Pontos para ganhar',
  'practice.step.1': 'Qualquer fan',
  'practice.step.1.note': 'basta um ponto',
  'practice.step.4': '4 pontos',
  'practice.step.4.note': 'metade do caminho',
  'practice.step.8': '8 pontos',
  'practice.step.8.note': 'como em toda partida MCR',
  'practice.won': 'você já ganhou uma mão aqui',
  'practice.start': 'Começar a treinar',
  'practice.opening': 'Abrindo a mesa…',
  'practice.wonAt': {
    one: 'Você ganhou com mínimo de {count} ponto.',
    many: 'Você ganhou com mínimo de {count} de pontos.',
    other: 'Você ganhou com mínimo de {count} pontos.',
  },
  'practice.next': {
    one: 'O próximo nível pede {count} ponto. Você também pode continuar aqui.',
    many: 'O próximo nível pede {count} de pontos. Você também pode continuar aqui.',
    other: 'O próximo nível pede {count} pontos. Você também pode continuar aqui.',
  },
  'practice.last': 'É o mínimo de toda partida MCR.',
  'practice.try': {
    one: 'Treinar com {count} ponto',
    many: 'Treinar com {count} de pontos',
    other: 'Treinar com {count} pontos',
  },
};
