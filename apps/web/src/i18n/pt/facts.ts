import type { Area, RomanceForms } from '../area.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Area<typeof english, RomanceForms> = {
  'facts.left': { one: 'resta {count}', many: 'restam {count} de', other: 'restam {count}' },
  'facts.title': 'O que a mão espera',
  'facts.ready': 'Mão pronta',
  'facts.readyWithout': 'Pronta sem',
  'facts.without': 'Se você descartar',
  'facts.of': '{points} de {minimum}',
  'facts.complete': 'Completa, {points} de {minimum} pontos.',
  'facts.completeWhy': 'As pedras estão completas, mas valem {points} dos {minimum} pontos necessários para vencer.',
  'facts.tooLittle': {
    one: 'Pronta, mas só {count} ponto.',
    many: 'Pronta, mas só {count} de pontos.',
    other: 'Pronta, mas só {count} pontos.',
  },
  'facts.selfDrawOnly': 'Pontos suficientes só ao comprar: {points}.',
  'facts.tile': 'Pedra',
  'facts.unseen': 'Restam',
  'facts.byDiscard': 'De descarte',
  'facts.bySelfDraw': 'Comprada',
  'facts.fan': '{name} {points}',
  'facts.cost': 'Pedir abre a mão e custa: {fans}.',
  'facts.thenReady': 'Depois pronta, até {points} pontos (mínimo {minimum}).',
  'facts.thenReadyWithout': 'Depois pronta ao descartar {tile}, até {points} pontos (mínimo {minimum}).',
  'home.hints': 'Dicas',
  'home.hints.off': 'Nenhuma',
  'home.hints.facts': 'Fatos sobre a sua mão',
};
