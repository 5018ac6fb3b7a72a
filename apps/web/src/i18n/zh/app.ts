import type { Area } from '../area.ts';
import type { app as english } from '../en/app.ts';

export const app: Area<typeof english, 'other'> = {
  'link.lost': '连接已断开。',
  'link.blocked': '服务器有应答，但牌局连接无法接通。',
  'link.blockedNote': '可能有代理或防火墙阻断了 WebSocket。请换一个网络，例如手机流量。',
  'link.retryIn': { other: '{count}秒后重试。' },
  'link.retrying': '正在重试…',
  'link.safe': '你的座位会保留。',
  'link.restart': '服务器正在重启。',
  'link.tryNow': '立即重试',
  'link.back': '你已回到牌桌。',
  'link.backDiscards': { other: '你暂离时打出了{count}张牌。' },
  'link.nothingMissed': '你没有错过任何弃牌。',
  'link.connectingNote': '服务器还没有响应。',

  'replaced.title': '已在另一个标签页打开',
  'replaced.note': '你在另一个标签页或设备上打开了这场牌局。同一时间只能在一处打牌。',
  'replaced.takeBack': '在这里打',

  'outdated.title': '有新版本',
  'outdated.note': '页面版本过旧。你的牌局已保存，重新加载即可继续。',
  'outdated.reload': '重新加载',

  'broken.title': '出错了',
  'broken.note': '你的牌局已保存在服务器上，重新加载即可继续。',

  'notice.dismiss': '关闭',
  'notice.lost.win': '{name}和了{tile}。',
  'notice.lost.kong': '{name}{kong}了{tile}。',
  'notice.lost.pung': '{name}{pung}了{tile}。',
  'notice.lost.chow': '{name}{chow}了{tile}。',
  'notice.lostWhy': '{hu}牌优先，其次{kong}和{pung}，最后{chow}。多家{hu}牌时，按顺序最近的一家得。',
  'notice.unseated': '房主已将你移出座位。',
  'notice.unseatedNote': '你可以观战，但不能再在这里入座。',
  'notice.copied': '链接已复制。',
  'notice.all': '通知',

  'shuffle.notFair': '这次发牌对你可能不公平。',
  'shuffle.refusedBy': '{name}的页面不信任这次洗牌。',
  'shuffle.again': '重新洗牌。',
  'shuffle.withheldBy': '已封存随机数但没有公开：{names}。',
  'shuffle.numberLost': '刷新页面后，你的随机数丢失了。',
  'shuffle.numberLostWhy': '浏览器没有保存它，因此重新洗牌。',
  'shuffle.lost': '服务器丢失了这一盘。要重新发牌吗？',
  'shuffle.playOn': '好，重新发牌',
  'shuffle.objection.wrong-place': '这次洗牌属于别的牌桌、别的盘、别的玩家或别的规则。',
  'shuffle.objection.not-newer': '页面已经见过这一盘或更后面的盘。',
  'shuffle.objection.attempt-without-void': '这次洗牌与上一次接不上。',
  'shuffle.objection.other-list': '封印名单与页面看到的不一致。',
  'shuffle.objection.sealed-after-call': '要求公开随机数之后又来了一个封印。',
  'shuffle.objection.left-out': '页面已经答复，但它的随机数没有被采用。',
};
