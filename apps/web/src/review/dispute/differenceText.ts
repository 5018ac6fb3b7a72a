import type { Dispute } from '@gorrion/protocol';
import type { Difference } from '@gorrion/table';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';

/** Says in what the file and the count differ. */
export function differenceText(t: Translate, dispute: Dispute, difference: Difference): string {
  switch (difference.code) {
    case 'copies':
      return t('dispute.differs.copies', { tile: tileName(t, difference.tile) });
    case 'fan': {
      const { fan, file, counted } = difference;
      return t('dispute.differs.fan', {
        fan: fanName(fan, t.locale),
        file: t.number(file),
        counted: t.number(counted),
      });
    }
    case 'articles':
      return t('dispute.differs.articles', { fan: fanName(difference.fan, t.locale) });
    case 'scorers':
      return t('dispute.differs.scorers', {
        first: t.number(difference.first),
        second: t.number(difference.second),
      });
    case 'payment': {
      const { seat, file, counted } = difference;
      const name = t.nameOf(dispute.seats[seat].name);
      return t('dispute.differs.payment', { name, file: t.signed(file), counted: t.signed(counted) });
    }
    case 'total':
    case 'flowers':
    case 'minimum': {
      const { code, file, counted } = difference;
      return t(`dispute.differs.${code}`, { file: t.number(file), counted: t.number(counted) });
    }
    default:
      return t(`dispute.differs.${difference.code}`);
  }
}
