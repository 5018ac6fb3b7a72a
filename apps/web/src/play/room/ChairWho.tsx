import type { ReactNode } from 'react';
import './chairs.css';

interface ChairWhoProps {
  readonly face: ReactNode;
  readonly name: string;
  readonly what: ReactNode;
}

/** Who is on a chair: a sign, the name, and in few words what they are or do. It lies in a `chair`. */
export const ChairWho = ({ face, name, what }: ChairWhoProps) => (
  <>
    <span className="chair-face">{face}</span>
    <span className="chair-who">
      <b dir="auto" title={name}>
        {name}
      </b>
      <span className="chair-what fine">{what}</span>
    </span>
  </>
);
