import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/ui/Icon.tsx';
import './fields.css';

interface BadgeProps {
  readonly tone?: 'plain' | 'ok' | 'amber' | 'bad';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A state in one or two words, with an icon. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className={`og-badge ${tone}`}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
