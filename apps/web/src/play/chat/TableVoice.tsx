import { client } from '../../client/index.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { isHost } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { VoiceCall } from '../../shell/voice/VoiceCall.tsx';

/** Returns whether a page shows where the players talk: to who sits there, if there is a link or they may set one. */
export function useTableVoice({ code, state, viewer }: FollowedTable) {
  const me = useApp(app => app.me);
  const link = useApp(app => app.callLink);
  const isOpen = state.stage !== 'closed' && !isLocal(code);
  const mayChange = isOpen && viewer !== 'spectator' && state.event === undefined && isHost(state, me);
  return { link, mayChange, isShown: isOpen && viewer !== 'spectator' && (link !== null || mayChange) };
}

/** Where the players of a table talk, for themselves alone. */
export function TableVoice({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { link, mayChange } = useTableVoice(table);
  return (
    <div className="stack tight">
      <VoiceCall
        link={link}
        mayChange={mayChange}
        change={async wish => {
          const why = await client.changeCallLink(wish);
          return why && t(`error.${why}`);
        }}
      />
      <p className="fine">{t(table.state.lesson ? 'chat.voiceForLesson' : 'chat.voiceForSeated')}</p>
    </div>
  );
}
