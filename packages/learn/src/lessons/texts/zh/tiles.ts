import type { StepText } from '../../steps.ts';

export const tiles: Readonly<Record<string, StepText>> = {
  suits: {
    title: '三门序数牌',
    body: '一副麻将有144张牌，大多数属于三门花色，从1到9，每种四张。\n一条画的是一只鸟，人称麻雀；不少牌把它画成拖着孔雀尾巴的样子，这副也是。',
    captions: { characters: '万子：数字写在上面', bamboo: '条子：数竹条', dots: '饼子：数圆圈' },
  },
  honours: {
    title: '风牌和箭牌',
    body: '风牌和箭牌没有数字，合称字牌。每种也有四张。\n牌角的字母方便辨认。东、南、西、北是E、S、W、N，取自英文；中、发、白是C、F、B，取自读音chung、fa、bai。',
    captions: { winds: '东、南、西、北', dragons: '中、发、白' },
  },
  dragons: {
    title: '找出箭牌',
    body: '点出三张箭牌：中、发、白。',
    reasons: {
      winds: '其中有一张是风牌。箭牌是{C}、{F}和{P}。',
      other: '箭牌没有数字。找{C}、{F}和{P}。',
    },
    done: '中、发、白。白板上只有一个空框。',
  },
  flowers: {
    title: '花牌另放',
    body: '花牌共八张，各一张，不参与组牌。摸到花牌就亮在手牌旁边，再补一张。和牌时每张花牌加一分。',
    captions: { plants: '梅兰竹菊', seasons: '春夏秋冬' },
  },
  chow: {
    title: '组一副顺子',
    body: '顺子是同一花色里三张相连的牌。点出能组在一起的三张。',
    reasons: {
      suits: '数字是连着的，花色却不同。顺子的三张牌必须同一花色。',
      gap: '中间缺一个数字。三张必须一个接一个。',
      other: '这三张不相连。看看饼子：{4p}、{5p}、{6p}、{7p}。',
    },
    done: '同一花色三张相连。这里{456p}和{567p}都是顺子。字牌不能组顺子。',
  },
  pung: {
    title: '组一副刻子',
    body: '刻子是三张完全一样的牌。点出一副。',
    reasons: {
      suits: '都是七，但花色不同。刻子的三张牌要完全一样。',
      other: '这三张不一样。哪种牌出现了三张？',
    },
    done: '三张一样是刻子。四张一样是杠，也算一副。两张一样是将。',
  },
  hand: {
    title: '一手完整的牌',
    body: '四副加一对将，共十四张，就成牌了。一副可以是顺子、刻子或杠。\n还有少数特殊牌型，以后再学。',
    captions: { whole: '三副顺子、一副红中刻子、一对东风' },
  },
  complete: {
    title: '哪一手成牌了？',
    body: '找四副和一对将。',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A有四副，但剩下的{7p}和{9p}不成对。',
      c: 'C有三副、两对和一张单独的{E}：多一对，少一副。',
    },
    done: '{345m}、{678m}、{222p}和{CCC}是四副，{99s}作将。',
  },
};
