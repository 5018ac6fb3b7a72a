import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './badge.css';

interface BadgeProps {
  readonly tone?: 'plain' | 'ok' | 'amber' | 'bad';
  readonly icon?: IconName;
  readonly role?: 'timer';
  readonly children: ReactNode;
}

/** A state in one or two words, with an icon: never a colour alone. */
export const Badge = ({ tone = 'plain', icon, role, children }: BadgeProps) => (
  <span className={`badge ${tone}`} role={role}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
