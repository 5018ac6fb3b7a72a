import type { Area } from '../../../kit/i18n/area.ts';
import type { ledgers as english } from '../en/ledgers.ts';

export const ledgers: Area<typeof english, 'other'> = {
  'ledgers.refused.offline': '没有连接，恢复后会自动发送。',
  'ledgers.refused.no-such-ledger': '这个小组或活动不存在，地址可能有误。',
  'ledgers.refused.ledger-damaged': '无法读取这个小组或活动：服务器上的数据已损坏。管理员可在日志中看到。',
  'ledgers.refused.not-yours': '只有成员可以查看，请向成员索取链接。',
  'ledgers.refused.bad-request': '服务器没有看懂，请刷新页面后再试。',
  'ledgers.refused.too-many-requests': '请求太多，请稍等片刻再试。',
  'ledgers.refused.too-many-ledgers': '今天从这里创建的已经够多了，请明天再试，或联系服务器管理者。',
  'ledgers.refused.too-many-bytes': '今天从这里写入的内容太多，请稍后再试，或联系服务器管理者。',
  'ledgers.refused.too-many-event-tables': '短时间内从这里开的桌太多，请稍后再试，或联系服务器管理者。',
  'ledgers.refused.no-room-left': '服务器已没有空间保存新内容。',
  'ledgers.refused.not-stored': '服务器没能记下来，会再次发送。',
  'ledgers.refused.wrong-key': '这个链接已失效，请索取新的链接。',
  'ledgers.damaged': '无法读取：{codes}',
  'ledgers.damagedNote': '服务器上的数据已损坏。管理员可在日志中看到。',
};
