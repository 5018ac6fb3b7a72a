import { create } from 'zustand';
import { tabTexts } from '../../kit/storage/texts.ts';

/** A reader's own choices about the chat. They last as long as the tab and stay on the device. */
export interface ChatChoices {
  /** Server time (ms) of the newest line that was on the screen. */
  readonly readUpTo: number;
}

const NONE: ChatChoices = { readUpTo: 0 };
const KEY = 'gorrion.chat';

/** Parses what the tab has stored; unknown or broken parts count as absent. */
export function parseChoices(text: string | undefined): ChatChoices {
  try {
    const { readUpTo } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<keyof ChatChoices, unknown>>;
    return { readUpTo: typeof readUpTo === 'number' ? readUpTo : NONE.readUpTo };
  } catch {
    return NONE;
  }
}

interface ChatView extends ChatChoices {
  /** Text that is written and not sent yet; it outlives the panel. */
  readonly draft: string;
}

export const useChatView = create<ChatView>(() => ({ ...parseChoices(tabTexts.get(KEY)), draft: '' }));

export const setDraft = (draft: string): void => useChatView.setState({ draft });

function choose(change: Partial<ChatChoices>): void {
  useChatView.setState(change);
  const { readUpTo } = useChatView.getState();
  tabTexts.set(KEY, JSON.stringify({ readUpTo } satisfies ChatChoices));
}

export function readUpTo(at: number): void {
  if (at > useChatView.getState().readUpTo) choose({ readUpTo: at });
}
