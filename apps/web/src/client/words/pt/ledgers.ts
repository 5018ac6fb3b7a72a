import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { ledgers as english } from '../en/ledgers.ts';

export const ledgers: Area<typeof english, RomanceForms> = {
  'ledgers.refused.offline': 'Não há conexão. Será enviado assim que ela voltar.',
  'ledgers.refused.no-such-ledger': 'Este grupo ou torneio não existe. Pode haver um erro no endereço.',
  'ledgers.refused.ledger-damaged':
    'Não foi possível ler este grupo ou torneio: os dados no servidor estão danificados. O operador pode ver isso no registro.',
  'ledgers.refused.not-yours': 'Isto é só para os membros. O link está com qualquer um deles.',
  'ledgers.refused.bad-request': 'O servidor não entendeu. Recarregue a página e tente de novo.',
  'ledgers.refused.too-many-requests': 'Pedidos demais ao mesmo tempo. Espere um pouco e tente de novo.',
  'ledgers.refused.too-many-ledgers':
    'Já foram criados muitos daqui hoje. Tente amanhã ou fale com quem cuida do servidor.',
  'ledgers.refused.too-many-bytes':
    'Já se escreveu demais daqui hoje. Tente mais tarde ou fale com quem cuida do servidor.',
  'ledgers.refused.too-many-event-tables':
    'Muitas mesas foram abertas daqui em pouco tempo. Tente mais tarde ou fale com quem cuida do servidor.',
  'ledgers.refused.no-room-left': 'O servidor não tem mais espaço para nada novo.',
  'ledgers.refused.not-stored': 'O servidor não conseguiu salvar. Será enviado de novo.',
  'ledgers.refused.wrong-key': 'Este link não funciona mais. É preciso um novo.',
  'ledgers.damaged': 'Não foi possível ler: {codes}',
  'ledgers.damagedNote': 'Os dados no servidor estão danificados. O operador pode ver isso no registro.',
};
