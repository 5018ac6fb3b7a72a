import type { Area, RomanceForms } from '../area.ts';
import type { shuffle as english } from '../en/shuffle.ts';

export const shuffle: Area<typeof english, RomanceForms> = {
  'shuffle.notFair': 'Esta distribuição pode não ser justa para você.',
  'shuffle.refusedBy': 'A página de {name} não confia neste embaralhamento.',
  'shuffle.again': 'As pedras são embaralhadas de novo.',
  'shuffle.withheldBy': 'Selaram um número e não o abriram: {names}.',
  'shuffle.numberLost': 'Seu número aleatório se perdeu quando a página foi recarregada.',
  'shuffle.numberLostWhy': 'Este navegador não o guardou, por isso as pedras são embaralhadas de novo.',
  'shuffle.lost': 'O servidor perdeu esta mão. Distribuir de novo?',
  'shuffle.playOn': 'Sim, distribuir de novo',
  'shuffle.objection.wrong-place': 'O embaralhamento é de outra mesa, outra mão, outros jogadores ou outras regras.',
  'shuffle.objection.not-newer': 'A página já conhece esta mão ou uma posterior.',
  'shuffle.objection.attempt-without-void': 'O embaralhamento não continua o anterior.',
  'shuffle.objection.other-list': 'A lista de selos não é a que a página viu.',
  'shuffle.objection.sealed-after-call': 'Um selo chegou depois que os números foram pedidos.',
  'shuffle.objection.left-out': 'A página respondeu, mas o número dela não foi usado.',
  'shuffle.format1':
    'Formato 1: a distribuição vem só da semente do servidor. Não mostra que o servidor não a escolheu.',
  'shuffle.format2':
    'Formato 2: a distribuição vem do que foi aberto. Não mostra que o compromisso era novo nem que todos os selos chegaram antes.',
  'shuffle.mine': 'Justo para você: o número desta página está no embaralhamento.',
  'shuffle.leftOut': 'Não é justo para você: o número desta página não foi usado.',
  'shuffle.fits': 'Tudo o que foi aberto confere. Nenhum número deste navegador está nele.',
  'shuffle.otherDevice':
    'Número aleatório de {name}, criado em outro dispositivo seu ou antes que este navegador o esquecesse',
  'shuffle.since': 'Acompanhado desde a mão {hand}: o que veio antes é aceito sem prova.',
  'shuffle.bot': 'Um bot não dá número.',
  'shuffle.absent': 'Não estava na mesa nesse momento.',
  'shuffle.struck': 'Não foi pedido: reteve dois números nesta partida.',
  'shuffle.noSeal': 'Não selou a tempo: não foi usado.',
  'shuffle.withheld': 'Selado, mas não aberto.',
  'shuffle.attempts': 'Embaralhado de novo',
  'shuffle.attempt': 'Tentativa {attempt}: não abriram o número {names}. Nada foi distribuído.',
  'shuffle.doubts': 'Não confiam',
  'shuffle.doubt': '{name}: {reason}',
  'shuffle.accepted': 'Continuaram depois que o servidor perdeu uma mão',
};
