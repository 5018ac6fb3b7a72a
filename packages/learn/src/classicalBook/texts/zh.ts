import type { OlderTexts } from '../types.ts';

export const OLDER_TEXTS: OlderTexts = {
  'pairs-of-one-suit': {
    reading: '同一花色的七个对子，全在手里做成。最后一张可以要别人的弃牌。四张相同的牌算两对。',
    miss: '有两对是另一花色，这样根本不成和牌。',
  },
  'pairs-with-honours': {
    reading: '同一花色加字牌的七个对子。有字牌时只值一半。',
    miss: '对子分属两种花色，有字牌也不行。',
  },
  'pairs-of-honours': {
    reading: '七个风牌和箭牌的对子，也就是每种各一对。',
    miss: '有一对是序数牌，因此是混一色七对，只值一半。',
  },
  heads: {
    reading: '四副一、九的刻子，加一、九的对子。每种花色只有一和九两种，所以花色自然不同。',
    miss: '有一副刻子是八。',
  },
  'heads-with-honours': {
    reading: '四副一、九的刻子，加一对字牌。',
    miss: '有一副刻子是字牌。只有对子可以是字牌。',
  },
  'great-sequence': {
    reading: '同一花色的一至九，加一或九的刻子和另一种的对子。三副顺子可以是要来的。',
    miss: '对子是五。必须是一或九。',
  },
  'small-sequence-dragons': {
    reading: '同一花色的一至九，加箭牌刻子和风牌对子。',
    miss: '对子不是风牌。',
  },
  'small-sequence-winds': {
    reading: '同一花色的一至九，加风牌刻子和箭牌对子。',
    miss: '刻子和对子都是风牌。',
  },
  'little-green': {
    reading: '只有绿色的二、三、四、六、八条，并有发财刻子。其中唯一的顺子是二三四。',
    miss: '发财只是对子。',
  },
  'red-hand': {
    reading: '四副刻子和一对，只用带红色的一、五、七、九条和红中。',
    miss: '对子是三条，它是绿色的。',
  },
  'hidden-treasure': {
    reading: '四副在手里做成的刻子加一对。暗杠算刻子。只有对子可以用别人的弃牌完成。',
    miss: '最后一副刻子是用弃牌完成的，因此算明刻。',
  },
  'three-dragons': {
    reading: '任何有三副箭牌刻子的和牌，明暗均可。',
    miss: '第三种箭牌只是对子。',
  },
  'four-winds': {
    reading: '四副风牌刻子，明暗均可，对子不限。',
    miss: '第四种风只是对子。',
  },
  'twin-sevens': {
    reading: '一种花色的七张连牌和另一花色相同的七张，全在手里。只有最后一张可以要别人的弃牌。',
    miss: '两边不同：这边二至八，那边三至九。',
  },
  lightning: {
    reading: '用庄家的第一张弃牌和牌，或庄家在换牌之后、打出第一张之前就和牌，牌型不限。',
    miss: '同样的牌，但用的是后来的弃牌。',
  },
  'moon-from-the-sea': {
    reading: '摸到牌墙最后一张一饼（月亮）而和牌。杠后补的牌不算牌墙最后一张。',
    miss: '最后一张是一条，不是一饼。',
  },
  wonders: {
    reading: '十三种幺九牌和字牌各一张，再加其中任意一张。',
    miss: '缺白板，却多出一对。',
  },
  dragons: {
    reading: '每副箭牌的刻子或杠翻倍一次。四家都算，不限和家。',
    miss: '一对箭牌只有2点，不翻倍。',
  },
  'own-wind': {
    reading: '自己门风的刻子或杠。庄家是东家。',
    miss: '同样的牌在西家：南风就不是门风了。',
  },
  'opener-wind': {
    reading: '开门家门风的刻子或杠（牌墙在这一家面前开口）。对四家都翻倍。',
    miss: '开门家是北家，西风在这里只是普通的风。',
  },
  'east-wind': {
    reading: '东风（庄家门风）的刻子或杠。对四家都翻倍。对庄家来说它也是自家门风，两者都算。',
    miss: '东风只是对子。',
  },
  'three-pungs': {
    reading: '三副或四副任意刻子或杠。',
    miss: '只有两副刻子。',
  },
  'three-concealed-pungs': {
    reading: '其中三副刻子在手里做成：翻倍两次而不是一次，不累加成三次。',
    miss: '第三副刻子用弃牌完成，只翻倍一次。',
  },
  'pinderico-pungs': {
    reading: '四副刻子加一对，全手同一花色。只有和家算。其他翻倍照加。',
    miss: '对子是风牌，因此是混一色。',
  },
  'pinderico-chows': {
    reading: '四副顺子加一对，全手同一花色。只有和家算。',
    miss: '对子是另一花色。',
  },
  'pinderico-mixed': {
    reading: '刻子和顺子兼有，全手同一花色：翻倍三次而不是四次。',
    miss: '有一副刻子是另一花色。',
  },
  'suit-and-honours': {
    reading: '和家的牌是一种花色加字牌。原文的表格不完整，我们按通行打法补上这一项。牌桌可以关闭这一项。',
    miss: '有一副顺子是另一花色。',
  },
  'terminals-and-honours': {
    reading: '和家的牌全是一、九和字牌。原文的表格不完整，我们按通行打法补上这一项。牌桌可以关闭这一项。',
    miss: '有一副刻子是八。',
  },
};
