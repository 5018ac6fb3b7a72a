import { LANGUAGES } from '@gorrion/rules';
import { keyOf } from './plain.ts';

/*
 * Countries by ISO 3166-1: codes are stored here, names come from the runtime's language data. The stored form of a
 * country is its code of two letters.
 */

/** All codes of two letters, each followed by its code of three. */
const CODES =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB ' +
  'BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR ' +
  'BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR ' +
  'CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK ' +
  'FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS ' +
  'GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ' +
  'ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO ' +
  'LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD ' +
  'MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER ' +
  'NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM ' +
  'PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP ' +
  'SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF ' +
  'TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY ' +
  'UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE';

/** Codes of sports federations that differ from ISO, each followed by the code of two letters. */
const SPORTS =
  'ALGDZ BULBG CHICL CRCCR CROHR DENDK ESASV GERDE GREGR GUAGT HAIHT HONHN INAID IRIIR KSASA LATLV MASMY MGLMN NCANI NEDNL NGRNG PARPY PHIPH PORPT PURPR RSAZA SLOSI SUICH TPETW URUUY VIEVN';

/** Names in use beside those of the language data. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  CN: 'PRC, 中国大陆, 中华人民共和国, República Popular China',
  CZ: 'Czech Republic, República Checa, Chequia, República Tcheca, Tchéquia, Chéquia',
  GB: 'UK, Great Britain, Britain, Gran Bretaña, Grã-Bretanha, 大不列颠',
  HK: 'Hong Kong, 香港',
  KR: 'Korea, Corea, Coreia, Republic of Korea, 南韩',
  MO: 'Macau, Macao, 澳门',
  NL: 'Holland, Holanda, Países Baixos, Países Bajos, 荷兰',
  RU: 'Russian Federation, Federación Rusa, Federação Russa',
  TR: 'Turkey, Turquía, Turquia',
  TW: 'Chinese Taipei, Taipéi Chino, 中华台北, 台湾, 臺灣',
  US: 'USA, America, United States of America, EE. UU., EEUU, EUA',
  VN: 'Viet Nam',
};

/** Parts of the United Kingdom, which have no code of their own. */
const PARTS_OF_GB =
  'ENG, SCO, WAL, NIR, England, Scotland, Wales, Northern Ireland, Inglaterra, Escocia, Gales, 英格兰, 苏格兰';

const pairs = (text: string): readonly string[] => text.split(' ');
const threeOf = new Map(pairs(CODES).map(pair => [pair.slice(0, 2), pair.slice(2)]));

interface Countries {
  readonly byKey: ReadonlyMap<string, string>;
  readonly hints: ReadonlyMap<string, string>;
}

function read(): Countries {
  const byKey = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of threeOf.keys()) {
      const name = names.of(code);
      if (name) byKey.set(keyOf(name), code);
    }
  }
  for (const [code, others] of Object.entries(OTHER_NAMES))
    for (const name of others.split(', ')) byKey.set(keyOf(name), code);
  for (const pair of pairs(SPORTS)) byKey.set(keyOf(pair.slice(0, 3)), pair.slice(3));
  for (const [two, three] of threeOf) {
    byKey.set(keyOf(two), two);
    byKey.set(keyOf(three), two);
  }
  return { byKey, hints: new Map(PARTS_OF_GB.split(', ').map(name => [keyOf(name), 'GB'])) };
}

let known: Countries | undefined;

/** Reading the names of four languages takes some milliseconds, which only those pay who need it. */
function countries(): Countries {
  known ??= read();
  return known;
}

/** Returns the code of two letters for a code or a name in English, Spanish, Portuguese or Chinese. */
export const countryOf = (text: string): string | undefined => countries().byKey.get(keyOf(text));

/** Whether one text becomes the other by one letter that is put in, left out or replaced. */
function isOneLetterOff(a: string, b: string): boolean {
  if (a.length > b.length) return isOneLetterOff(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a.slice(a.length === b.length ? at + 1 : at) === b.slice(at + 1);
}

/** Returns the country that a text without one probably means. */
export function likelyCountry(text: string): string | undefined {
  const key = keyOf(text);
  const { byKey, hints } = countries();
  const hint = hints.get(key);
  if (hint || key.length < 5) return hint;
  const near = new Set([...byKey].filter(([name]) => isOneLetterOff(name, key)).map(([, code]) => code));
  return near.size === 1 ? [...near][0] : undefined;
}
