import type { PartProps } from '../useGroup.ts';
import { VoiceCard } from '../VoiceCard.tsx';
import { HooksCard } from './HooksCard.tsx';
import { LeaveCard } from './LeaveCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { NameCard } from './NameCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { SeasonsCard } from './SeasonsCard.tsx';
import { WordsCard } from './WordsCard.tsx';
import { ZoneCard } from './ZoneCard.tsx';
import './settings.css';

/** Members, link, rules, words and seasons of a group, and the way out of it. Members read what owners change. */
export default function SettingsPart(props: PartProps) {
  return (
    <div className="sides gp-sides even">
      <div>
        <MembersCard {...props} />
        <SeasonsCard {...props} />
        <HooksCard {...props} />
        <LeaveCard {...props} />
      </div>
      <div>
        <LinkCard {...props} />
        <VoiceCard {...props} />
        <NameCard {...props} />
        <ZoneCard {...props} />
        <RulesCard {...props} />
        <WordsCard {...props} />
      </div>
    </div>
  );
}
