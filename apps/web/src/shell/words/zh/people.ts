import type { Area } from '../../../kit/i18n/area.ts';
import type { people as english } from '../en/people.ts';

export const people: Area<typeof english, 'other'> = {
  'people.page': '我避开的人',
  'people.pageNote': '这些名单只有你能看到，名单里的人不会知道。',
  'people.settingsNote': '不同桌的人和屏蔽的人',
  'people.apart': '不和此人同桌',
  'people.apartNote': '“马上开打”不会把你们排在一起。公开牌桌上，你坐下前会得到提醒。',
  'people.blocked': '屏蔽',
  'people.blockedNote': '你看不到此人在牌桌上说的话，也收不到此人发来的提醒。',
  'people.open': '编辑',
  'people.none': '暂时没有人。',
  'people.takeOut': '把{name}移出名单',
  'people.own': '打完的牌局',
  'people.ownNone': '你还没有和其他人打过牌。',
  'people.ownNote':
    '统计最近{games}局和其他人打的牌，满{from}局后别人可以看到。掉线后在本盘结束前回来不算，大家同意提前结束的也不算。',
  'people.finishesGames': '和其他人打的{games}局里打完了{finished}局。',
  'people.isBot': '由别人的程序操控的机器人。',
  'people.fewGames': '和其他人打的牌还不多。',
  'people.report': '向管理员举报',
  'people.reportNote': '本服务器的管理员会收到牌桌、盘数和你能看到的聊天，看不到正在打的这盘里的牌。',
  'people.reportGame': '本服务器的管理员会同时收到这局牌。',
  'people.reason': '发生了什么',
  'people.reason.insult': '辱骂或威胁',
  'people.reason.cheating': '作弊',
  'people.reason.stalling': '故意拖延',
  'people.reason.name': '名字不当',
  'people.reason.other': '其他',
  'people.reportText': '补充说明（可不填）',
  'people.reportSend': '提交举报',
  'people.reported': '已提交，管理员会查看。',
};
