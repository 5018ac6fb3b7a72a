import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Area<typeof english, RomanceForms> = {
  'practice.title': 'Mesa de práctica',
  'practice.lead':
    'Tres bots tranquilos en este dispositivo, sin reloj y con ayudas. Junto a la mesa ves los caminos que te quedan hasta el mínimo.',
  'practice.steps': 'Puntos que pide ganar',
  'practice.step.1': 'Cualquier fan',
  'practice.step.1.note': 'basta un punto',
  'practice.step.4': '4 puntos',
  'practice.step.4.note': 'la mitad del camino',
  'practice.step.8': '8 puntos',
  'practice.step.8.note': 'como en toda partida MCR',
  'practice.won': 'aquí ganaste una mano',
  'practice.start': 'Empezar a practicar',
  'practice.opening': 'Abriendo la mesa…',
  'practice.wonAt': {
    one: 'Ganaste con un mínimo de {count} punto.',
    many: 'Ganaste con un mínimo de {count} de puntos.',
    other: 'Ganaste con un mínimo de {count} puntos.',
  },
  'practice.next': {
    one: 'El siguiente paso pide {count} punto. También puedes seguir aquí.',
    many: 'El siguiente paso pide {count} de puntos. También puedes seguir aquí.',
    other: 'El siguiente paso pide {count} puntos. También puedes seguir aquí.',
  },
  'practice.last': 'Es el mínimo de toda partida MCR.',
  'practice.try': {
    one: 'Practicar con {count} punto',
    many: 'Practicar con {count} de puntos',
    other: 'Practicar con {count} puntos',
  },
};
