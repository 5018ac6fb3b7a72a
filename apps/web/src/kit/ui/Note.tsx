import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './note.css';

interface NoteProps {
  readonly tone?: 'plain' | 'ok' | 'amber' | 'bad';
  readonly icon: IconName;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A note: what happened in bold, then why, then what to do. */
export const Note = ({ tone = 'plain', icon, title, children }: NoteProps) => (
  <div className={`note ${tone}`}>
    <Icon name={icon} />
    <div>
      {title && <b>{title}</b>} {children}
    </div>
  </div>
);
