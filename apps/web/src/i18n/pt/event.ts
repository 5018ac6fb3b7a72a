import type { Area, RomanceForms } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, RomanceForms> = {
  'event.unnamed': 'Torneio sem nome',
  'event.hand': '{wind} {number}',
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
  'event.appeal.where': 'Sessão {session}, mesa {table}, {hand}',
  'event.appeal.answer': 'Resposta, com o motivo',
  'event.appeal.uphold': 'Aceitar',
  'event.appeal.reject': 'Rejeitar',
  'event.appeal.upheld': 'Aceito.',
  'event.appeal.rejected': 'Rejeitado.',
  'event.appeal.further': '{name} levou o recurso ao árbitro principal às {time}.',
  'event.appeal.takeFurther': 'Levar ao árbitro principal',
  'event.appeal.until': 'até {time}',
  'event.appeal.final': 'Decisão do árbitro principal:',
  'event.appeal.stage.committee':
    'Espera resposta. Decidem os organizadores, o árbitro principal e a comissão de recursos, mas ninguém que tenha decidido na mesa (3.12.4).',
  'event.appeal.stage.chief-umpire': 'Espera o árbitro principal, cuja resposta é definitiva (3.13.1).',
  'event.appeal.stage.nobody':
    'Ninguém pode decidir ainda: quem poderia já decidiu na mesa, joga nela ou não chegou. Um organizador pode convidar alguém para a comissão de recursos.',
  'event.refused.no-such-appeal': 'Este recurso não existe.',
  'event.refused.answered-already': 'Este recurso já foi respondido.',
  'event.refused.not-answered': 'Este recurso ainda não tem resposta.',
  'event.refused.ruled-there': 'Você decidiu nesta mesa: outros julgam o recurso (3.12.4).',
  'event.refused.chief-umpire-decides': 'Agora só o árbitro principal decide este recurso (3.13.1).',
  'event.refused.no-chief-umpire': 'Não há árbitro principal que possa decidir outra vez: a resposta é definitiva.',
  'event.refused.appealed-further': 'Este recurso já está com o árbitro principal.',
};
