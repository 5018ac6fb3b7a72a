import type { Area, RomanceForms } from '../area.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Area<typeof english, RomanceForms> = {
  'facts.left': { one: 'queda {count}', many: 'quedan {count} de', other: 'quedan {count}' },
  'facts.title': 'Lo que espera la mano',
  'facts.ready': 'Mano lista',
  'facts.readyWithout': 'Lista sin',
  'facts.without': 'Si descartas',
  'facts.of': '{points} de {minimum}',
  'facts.complete': 'Completa, {points} de {minimum} puntos.',
  'facts.completeWhy': 'Las fichas están completas, pero valen {points} de los {minimum} puntos que pide ganar.',
  'facts.tooLittle': {
    one: 'Lista, pero solo {count} punto.',
    many: 'Lista, pero solo {count} de puntos.',
    other: 'Lista, pero solo {count} puntos.',
  },
  'facts.selfDrawOnly': 'Puntos suficientes solo al robar: {points}.',
  'facts.tile': 'Ficha',
  'facts.unseen': 'Quedan',
  'facts.byDiscard': 'De descarte',
  'facts.bySelfDraw': 'Robada',
  'facts.fan': '{name} {points}',
  'facts.cost': 'Reclamar abre la mano y cuesta: {fans}.',
  'facts.thenReady': 'Después lista, hasta {points} puntos (mínimo {minimum}).',
  'facts.thenReadyWithout': 'Después lista al descartar {tile}, hasta {points} puntos (mínimo {minimum}).',
  'home.hints': 'Ayudas',
  'home.hints.off': 'Ninguna',
  'home.hints.facts': 'Datos de tu mano',
};
