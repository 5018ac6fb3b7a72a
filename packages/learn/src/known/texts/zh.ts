import type { KnownTexts } from '../differences.ts';

const minimum = '和牌至少要8分，花牌不计入。牌型完整但分数不够，不能和。';
const payments = '不论谁和牌，其余三家各付8分底分。点炮的人另付这手牌的分数；自摸则三家都付。';
const dealer = '庄家输赢与别家相同。每盘打完都轮庄，所以一场牌局是十六盘。';
const oneWinner = '几家同时要和同一张弃牌时，只有按顺序最先轮到的一家和牌。';
const across = '多数牌靠三门花色之间的顺子凑够8分：三门同样的顺子、1到9分在三门，或一副比一副高一步。';

export const texts: KnownTexts = {
  riichi: {
    minimum: { title: '要8分，不是一个役', text: minimum },
    riichi: {
      title: '没有立直，没有宝牌',
      text: '不用宣告，不下供托，也没有指示牌加分。门前清点和2分，门前清自摸（不求人）4分。',
    },
    furiten: {
      title: '没有振听',
      text: '任何弃牌都可以和，自己打过的、放过的也可以。所以现物并不安全。',
    },
    payments: { title: '人人都要付分', text: `${payments}点炮的代价比立直小，弃和的时候也就少些。` },
    open: {
      title: '副露代价小',
      text: '几乎所有番种副露后分数不变。只要能离8分更近，就可以吃碰。',
    },
    yaku: {
      title: '熟悉的役，不同的分',
      text: '三色同顺是8分，单独就够起和。一气通贯是16分；分在三门的花龙在立直里没有，是8分。混一色6分。',
    },
    shifted: {
      title: '步高',
      text: '234、345、456这样一步一步升高的顺子，三门花色是6分，同一门是16分。立直没有类似的役，而它是最常见的番种之一。',
    },
    small: { title: '平和、断幺只是配角', text: '各2分，要和别的番种搭配。' },
    exclusion: {
      title: '不重复计算',
      text: '番种的分数相加，不翻倍。必然包含的番种不另计；已经组合过的面子，只能再和别的面子组合一次。',
    },
    pairs: { title: '七对24分', text: '四张相同的牌可以当作其中两对。' },
    swap: { title: '可以食替', text: '吃碰之后打哪张都可以，包括刚要来的那种牌，或顺子另一头的牌。' },
    'one-winner': { title: '只有一家和', text: `${oneWinner}没有一炮双响，也没有途中流局。` },
    dealer: { title: '庄家没有加分，没有本场', text: dealer },
    drawn: { title: '荒牌不付分', text: '没听牌不用罚，听了牌也不得分。' },
    wall: { title: '没有王牌', text: '牌墙全部摸完。杠和花的补牌从牌墙另一头摸。' },
    flowers: {
      title: '八张花牌',
      text: '摸到花牌就亮出补牌。每张1分，和牌之后才加。没有赤牌。',
    },
  },
  hongkong: {
    minimum: { title: '8分起和，不是三番', text: minimum },
    added: { title: '分数相加，不翻倍', text: '没有翻倍，也没有封顶。高番必然包含的番种不另计。' },
    across: { title: '三门花色的顺子', text: across },
    half: {
      title: '混一色、碰碰和还差一点',
      text: '各6分。再加一个番种，比如一副箭刻，就够8分。',
    },
    chows: { title: '平和只有2分', text: '四副顺子配序数牌的将，2分。常和三门花色的顺子番种搭配。' },
    dragons: { title: '箭刻和风刻', text: '箭刻、门风刻、圈风刻各2分，其他风刻1分。' },
    special: {
      title: '特殊牌型更多',
      text: '七对24分，十三幺88分。组合龙、全不靠等由147、258、369组成的牌型，你可能没见过。',
    },
    payments: { title: '人人都付一份', text: payments },
    flowers: { title: '花牌不分座位', text: '不论你坐哪一家，每张花牌都是1分，和牌之后才加，不计入起和的8分。' },
    dealer: { title: '不连庄', text: dealer },
    'one-winner': { title: '只有一家和', text: oneWinner },
  },
  cantonese: {
    minimum: { title: '牌型完整不一定能和', text: minimum },
    chicken: {
      title: '鸡和少见，但够分',
      text: '除花牌外一个番种也没有，叫无番和，8分。只要有一个小番种就不是无番和。',
    },
    chow: { title: '可以吃牌', text: '只能吃上家打出的牌。碰、杠、和优先于吃。' },
    kongs: { title: '杠不当场收分', text: '明杠1分，暗杠2分，只算在和牌的那手牌里。' },
    horses: { title: '没有买马', text: '和牌之后不再翻牌加倍。' },
    wild: { title: '没有鬼牌', text: '牌面是什么就是什么。全副144张：每种四张，另有八张花牌。' },
    discard: { title: '点炮也能和', text: payments },
    across: { title: '三门花色的顺子', text: across },
    added: { title: '分数相加', text: '没有翻倍。高番必然包含的番种不另计。' },
    flowers: { title: '八张花牌', text: '摸到花牌就亮出补牌。每张1分，和牌之后才加，不计入起和的8分。' },
    dealer: { title: '不连庄', text: dealer },
  },
};
