import type { Area, RomanceForms } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, RomanceForms> = {
  'event.unnamed': 'Torneio sem nome',
  'event.hand': '{wind} {number}',
  'event.session': 'Sessão {session}',
  'event.round': 'Eliminatória, rodada {round}',
  'event.round.quarter': 'Quartas de final',
  'event.round.semi': 'Semifinais',
  'event.round.final': 'Final',
  'event.standingsAfterRound': 'Classificação após: {round}',
  'event.standingsDuringRound': 'Classificação, em jogo: {round}',
  'event.inKnockOut': 'na eliminatória',
  'event.withdrew': 'desistiu',
  'event.over': 'encerrada',
  'event.playing': 'em jogo',
  'event.waiting': 'não começou',
  'event.paused': 'em pausa',
  'event.origin.design': 'Um desenho perfeito: ninguém se encontra duas vezes.',
  'event.origin.search': {
    one: 'Segundo a organização, encontrada por uma busca de {count} etapa com a semente {seed}. Qualquer um pode repetir.',
    many: 'Segundo a organização, encontrada por uma busca de {count} etapas com a semente {seed}. Qualquer um pode repetir.',
    other:
      'Segundo a organização, encontrada por uma busca de {count} etapas com a semente {seed}. Qualquer um pode repetir.',
  },
  'event.origin.atOnce':
    'Segundo a organização, feita com a semente {seed}, e nenhuma tabela tem menos encontros repetidos. Qualquer um pode repetir.',
  'event.origin.hand': 'Editada pela organização.',
  'event.chartLate': 'A tabela foi feita ou mudada depois do sorteio, quando a organização já sabia os números.',
  'event.chartEarly': 'A tabela foi fixada antes do sorteio.',
  'event.drawPromised':
    'Prometido: a impressão digital deste sorteio era pública desde {time}, antes de ele ser feito. Foi feito uma só vez.',
  'event.drawUnpromised': 'Não prometido: ninguém pôde ver a impressão digital deste sorteio antes de ele ser feito.',
  'event.drawnAgain': {
    one: 'Não prometido: sorteou-se {count} vez, e a organização ficou com essa.',
    many: 'Não prometido: sorteou-se {count} de vezes, e a organização ficou com a última.',
    other: 'Não prometido: sorteou-se {count} vezes, e a organização ficou com a última.',
  },
  'event.made.rank': 'Mesas feitas pela classificação.',
  'event.made.rounds': 'Mesas da eliminatória, feitas pelos resultados.',
  'event.made.hand': 'A organização trocou lugares desta sessão.',
  'event.made.promised': 'Mesas por sorteio. Ele foi prometido em {time}, antes de ser feito.',
  'event.made.unpromised': 'Mesas por sorteio, mas ele não foi prometido antes.',
};
