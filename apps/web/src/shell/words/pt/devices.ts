import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { devices as english } from '../en/devices.ts';

export const devices: Area<typeof english, RomanceForms> = {
  'devices.title': 'Seus dispositivos',
  'devices.note': 'Um nome e seus lugares, onde quer que você jogue. Sem conta, sem e-mail, sem senha.',
  'devices.again': 'Tentar de novo',
  'devices.cancel': 'Cancelar',
  'devices.left': 'Restam {time}',

  'devices.add': 'Adicionar um dispositivo',
  'devices.addNote':
    'O outro dispositivo recebe seu nome e seus lugares, e este continua com eles. É preciso um código que dura um minuto.',
  'devices.showCode': 'Mostrar um código',
  'devices.newCode': 'Novo código',
  'devices.haveCode': 'Tenho um código',
  'devices.code': 'Código',
  'devices.qr': 'O link para o outro dispositivo como QR code',
  'devices.step1': 'No outro dispositivo, abra',
  'devices.step2': 'Digite o código lá ou escaneie a imagem.',
  'devices.step3': 'Compare a pedra que os dois dispositivos mostram e confirme aqui. Depois diga sim lá.',
  'devices.compare': 'O outro dispositivo mostra esta pedra?',
  'devices.compareNote':
    '{device} usou seu código. Se for seu, mostra a mesma pedra. Só recebe seu nome e seus lugares quando você disser.',
  'devices.same': 'Sim, a mesma pedra',
  'devices.different': 'Não, outra ou nenhuma',
  'devices.granted': 'Confirmado. Agora falta a resposta em {device}.',
  'devices.added': '{device} agora tem seu nome e seus lugares.',
  'devices.over': 'O tempo acabou e ninguém entrou. Crie um novo código quando o outro dispositivo estiver pronto.',
  'devices.refused': 'Nada foi entregue e o código não vale mais. Crie outro se quiser tentar de novo.',

  'devices.signedIn': 'Conectados',
  'devices.here': 'aqui',
  'devices.hereSince': 'Este dispositivo, desde {date}',
  'devices.seen': 'Usado pela última vez em {date}',
  'devices.signOut': 'Desconectar',
  'devices.signOutName': 'Desconectar {device}',
  'devices.isOut': '{device} foi desconectado.',
  'devices.signOutOthers': 'Desconectar todos os outros',
  'devices.signOutSure': 'Desconectar todos os outros dispositivos?',
  'devices.signOutNote': 'Eles viram novos convidados na hora. Seu nome e seus lugares ficam aqui.',
  'devices.hereSure': 'Desconectar aqui?',
  'devices.hereNote':
    'Este navegador vira um novo convidado. Você volta por outro dispositivo ou com uma chave de acesso.',
  'devices.othersOut': 'Todos os outros dispositivos foram desconectados.',
  'devices.onlyOne': 'Este é seu único dispositivo. Se você o perder, só uma chave de acesso traz você de volta.',
  'devices.browserOn': '{browser} no {system}',
  'devices.kindAnd': '{kind}, {name}',
  'devices.kind.computer': 'Computador',
  'devices.kind.phone': 'Celular',
  'devices.kind.tablet': 'Tablet',
  'devices.kind.screen': 'Telão',

  'devices.passkey': 'Chave de acesso',
  'devices.passkeyNote':
    'Traz você de volta se todos os dispositivos se perderem. Quem a guarda é seu dispositivo ou seu gerenciador de senhas, não nós.',
  'devices.passkeyAdd': 'Adicionar uma chave de acesso',
  'devices.passkeyAnother': 'Adicionar outra',
  'devices.passkeyAdded': 'A chave de acesso está salva.',
  'devices.passkeyMade': 'Criada em {date}',
  'devices.passkeyRemove': 'Remover',
  'devices.passkeyRemoveName': 'Remover a chave de acesso de {device}, criada em {date}',
  'devices.passkeyRemoved': 'A chave de acesso não vale mais aqui. Apague-a também no seu gerenciador de senhas.',
  'devices.passkeys.insecure':
    'Esta página foi aberta sem https, e ali os navegadores não têm chaves de acesso. Abra-a com https, ou como localhost no próprio servidor.',
  'devices.passkeys.address':
    'Esta página foi aberta por um número, e chaves de acesso precisam de um nome. Abra-a pelo nome do servidor, com https.',
  'devices.passkeys.unsupported': 'Este navegador não tem chaves de acesso. Um mais novo tem.',

  'devices.moves': 'O que vai com você',
  'devices.moves.name': 'Nome',
  'devices.moves.seats': 'Lugares em mesas',
  'devices.moves.groups': 'Grupos e torneios',
  'devices.moves.games': 'Partidas terminadas no servidor',
  'devices.moves.ownGames': 'Partidas deste dispositivo',
  'devices.moves.settings': 'Configurações e lições',
  'devices.moves.atOnce': 'na hora',
  'devices.moves.uploaded': 'só se enviadas',
  'devices.moves.stay': 'ficam aqui',

  'devices.forget': 'Esquecer de mim',
  'devices.forget.goes':
    'Desconecta todos os outros dispositivos, apaga suas chaves de acesso e mensagens do chat, e põe outro nome no lugar do seu onde ele estiver guardado. Partidas em andamento seguem quando a mesa fecha. Não dá para desfazer.',
  'devices.forget.stays':
    'As jogadas das suas partidas ficam, porque também são dos outros. Ficam também seus lugares e o que está guardado neste dispositivo.',
  'devices.forget.type': 'Digite {name} para confirmar',
  'devices.forget.asked': 'Isso acontece assim que o servidor responder.',
  'devices.forget.done': 'Pronto. Agora seu nome é {name}.',

  'devices.pair': 'Entrar neste dispositivo',
  'devices.pairNote': 'Este dispositivo recebe o nome e os lugares que você tem em outro.',
  'devices.pairCode': 'Com um código',
  'devices.pairCodeNote':
    'Seu outro dispositivo o mostra em “Seus dispositivos”. Tem oito letras e números e dura um minuto.',
  'devices.useCode': 'Usar o código',
  'devices.pairCompare': 'Compare a pedra',
  'devices.pairCompareNote':
    'Seu outro dispositivo também mostra esta pedra. Confirme lá. Se ele mostrar outra, mais alguém usou um código: diga não lá.',
  'devices.become': 'Passar a ser {name}?',
  'devices.becomeNote':
    'De agora em diante este navegador joga, escreve e organiza como {name}. Diga sim só se esse nome for o seu e se você confirmou a pedra no seu outro dispositivo. Se alguém mandou este link, diga não.',
  'devices.becomeYes': 'Sim, sou {name}',
  'devices.becomeNo': 'Não, continuar como {name}',
  'devices.hasNothing':
    'Neste dispositivo você não escolheu nome nem tem lugares, partidas ou grupos: nada se perde aqui.',
  'devices.has': 'Neste dispositivo você é {name}. Entrar substitui isso; nada é misturado.',
  'devices.hasThings': '{name} tem {things}.',
  'devices.hasSeats': { one: '{count} lugar', many: '{count} lugares', other: '{count} lugares' },
  'devices.hasGames': {
    one: '{count} partida terminada',
    many: '{count} partidas terminadas',
    other: '{count} partidas terminadas',
  },
  'devices.hasGroups': {
    one: '{count} grupo ou torneio',
    many: '{count} grupos e torneios',
    other: '{count} grupos e torneios',
  },
  'devices.hasWay': 'Você pode voltar como {name} por outro dispositivo ou com uma chave de acesso.',
  'devices.hasNoWay':
    'Nenhum outro dispositivo nem chave de acesso é {name}. Para voltar depois como {name}, adicione antes uma chave de acesso em “Seus dispositivos”.',
  'devices.return': 'Com uma chave de acesso',
  'devices.returnNote':
    'Para quem está sem outro dispositivo por perto. Você escolhe qual no seu dispositivo ou gerenciador de senhas.',
  'devices.returnGo': 'Voltar com uma chave de acesso',

  'devices.no.offline': 'Não dá para alcançar o servidor. Verifique sua conexão e tente de novo.',
  'devices.no.bad-request': 'O servidor não entendeu esta página. Recarregue-a.',
  'devices.no.too-many-requests': 'Pedidos demais da sua rede. Espere um minuto.',
  'devices.no.too-many-wrong-codes': 'Tentativas erradas demais da sua rede. Espere um minuto e crie um novo código.',
  'devices.no.no-such-pairing':
    'Nenhum código assim vale agora: foi digitado errado, já foi usado ou tem mais de um minuto. Crie outro no outro dispositivo.',
  'devices.no.pairing-over':
    'O outro dispositivo disse não, ou ninguém confirmou a tempo. Nada mudou aqui. Crie um novo código para tentar de novo.',
  'devices.no.pairing-renamed': 'Essa pessoa tem outro nome agora. Veja quem você passaria a ser e responda de novo.',
  'devices.no.same-person': 'Este dispositivo já está conectado como essa pessoa.',
  'devices.no.too-many-devices': 'Você tem vinte dispositivos, que é o máximo. Desconecte um que não usa mais.',
  'devices.no.no-such-device': 'Esse dispositivo já está desconectado.',
  'devices.no.passkeys-need-https': 'Os navegadores só têm chaves de acesso em páginas https com nome e em localhost.',
  'devices.no.passkey-too-late': 'Isso levou mais de dois minutos. Tente de novo.',
  'devices.no.passkey-wrong':
    'Não deu para verificar a chave de acesso, então nada mudou. Tente de novo; se continuar assim, remova-a e adicione outra.',
  'devices.no.no-such-passkey':
    'Este servidor não conhece mais essa chave de acesso. Ela foi removida, ou seu dono pediu para ser esquecido.',
  'devices.no.too-many-passkeys': 'Você tem dez chaves de acesso, que é o máximo. Remova uma antes.',
  'devices.no.no-room-left': 'O servidor está cheio e não aceita nada novo. Avise o administrador.',
  'devices.no.passkey-cancelled': 'Nenhuma chave de acesso foi dada, então nada mudou.',
  'devices.no.passkey-exists': 'Este dispositivo ou gerenciador de senhas já tem uma chave de acesso sua.',
};
