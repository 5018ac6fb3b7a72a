import type { Area, RomanceForms } from '../area.ts';
import type { app as english } from '../en/app.ts';

export const app: Area<typeof english, RomanceForms> = {
  'link.lost': 'Conexão perdida.',
  'link.blocked': 'O servidor responde, mas a conexão do jogo não passa.',
  'link.blockedNote': 'Talvez um proxy ou firewall bloqueie websockets. Tente outra rede, como os dados móveis.',
  'link.retryIn': {
    one: 'Nova tentativa em {count} segundo.',
    many: 'Nova tentativa em {count} de segundos.',
    other: 'Nova tentativa em {count} segundos.',
  },
  'link.retrying': 'Tentando de novo…',
  'link.safe': 'Seu lugar fica guardado.',
  'link.restart': 'O servidor está reiniciando.',
  'link.tryNow': 'Tentar agora',
  'link.back': 'Você está de volta à mesa.',
  'link.backDiscards': {
    one: '{count} descarte enquanto você esteve fora.',
    many: '{count} de descartes enquanto você esteve fora.',
    other: '{count} descartes enquanto você esteve fora.',
  },
  'link.nothingMissed': 'Você não perdeu nenhum descarte.',
  'link.connectingNote': 'O servidor ainda não respondeu.',

  'replaced.title': 'Aberta em outra aba',
  'replaced.note': 'Você abriu esta partida em outra aba ou em outro dispositivo. Só dá para jogar em um de cada vez.',
  'replaced.takeBack': 'Jogar aqui',

  'outdated.title': 'Há uma versão nova',
  'outdated.note': 'Esta página está desatualizada. Sua partida está salva. Recarregue para continuar.',
  'outdated.reload': 'Recarregar',

  'broken.title': 'Algo deu errado',
  'broken.note': 'Sua partida está salva no servidor. Recarregue para continuar.',

  'notice.dismiss': 'Fechar',
  'notice.lost.win': '{name} ganhou com {tile}.',
  'notice.lost.kong': '{name} fez {kong} com {tile}.',
  'notice.lost.pung': '{name} fez {pung} com {tile}.',
  'notice.lost.chow': '{name} fez {chow} com {tile}.',
  'notice.lostWhy':
    '{Hu} vem antes de {kong} e {pung}, e esses antes de {chow}. Entre dois {Hu}, ganha o próximo na vez.',
  'notice.refused.pause': '{name} prefere não parar agora.',
  'notice.refused.end': '{name} prefere continuar jogando.',
  'notice.stoodUp': 'Você deixou o seu lugar.',
  'notice.stoodUpNote': 'Você pode se sentar de novo enquanto houver um lugar livre.',
  'notice.unseated': 'O anfitrião removeu você do lugar.',
  'notice.unseatedNote': 'Você pode assistir, mas não jogar aqui de novo.',
  'notice.copied': 'Link copiado.',
  'notice.reloadNeeded': 'O que você pediu abre depois de recarregar.',
  'notice.all': 'Avisos',

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
};
