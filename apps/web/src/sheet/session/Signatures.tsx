import { type Player, startingSeat } from '@gorrion/rules';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import './signatures.css';

export type Signer = Player | 'umpire';

/** One who signs a sheet. */
export interface SignatureLine {
  readonly as: Signer;
  /** Empty where no name is known. */
  readonly name: string;
  /** A word beside the name. */
  readonly role?: string | undefined;
  /** The player's total, where the sheet does not stand beside. */
  readonly points?: number | undefined;
  /** When they have signed, in words; undefined if they have not. */
  readonly signed: string | undefined;
  /** Why not yet. */
  readonly waits: string;
  /** What a press of the reader does in full; undefined if they do not sign here. */
  readonly press?: string | undefined;
  /** Whether it is the reader's own. */
  readonly isMine?: boolean;
}

interface SignaturesProps {
  readonly lines: readonly SignatureLine[];
  /** How far the sheet is. */
  readonly status: string;
  /** What the signatures mean, below them. */
  readonly note?: string | undefined;
  /** Absent where nobody signs. */
  readonly onSign?: ((as: Signer) => void) | undefined;
  /** Below whose line something is asked, and the question. */
  readonly asked?: Signer | undefined;
  readonly question?: ReactNode;
  /** What stands between the signatures and the note. */
  readonly children?: ReactNode;
}

/** Who has signed a sheet (3.9.2), and the press that signs it. */
export function Signatures({ lines, status, note, onSign, asked, question, children }: SignaturesProps) {
  const t = useT();
  return (
    <section className="card signatures" aria-labelledby="signatures">
      <header>
        <h2 id="signatures" tabIndex={-1}>
          {t('forms.signatures')}
        </h2>
        <p role="status">{status}</p>
      </header>
      <ul>
        {lines.map(line => (
          <Fragment key={line.as}>
            <Line line={line} onSign={onSign} />
            {line.as === asked && <li>{question}</li>}
          </Fragment>
        ))}
      </ul>
      {children}
      {note && (
        <p className="sign-note">
          <Icon name="lock" /> {note}
        </p>
      )}
    </section>
  );
}

function Line({ line, onSign }: { readonly line: SignatureLine } & Pick<SignaturesProps, 'onSign'>) {
  const t = useT();
  const { as, name, role, points, signed, waits, press, isMine } = line;
  return (
    <li>
      {as === 'umpire' ? <Icon name="flag" /> : <WindGlyph wind={startingSeat(as)} />}
      <span>
        <b dir="auto">{name}</b> {role && <small>{role}</small>}
      </span>
      {points !== undefined && <span className="sign-points">{t.signed(points)}</span>}
      {signed !== undefined ? (
        <span className="signed">
          <Icon name="check" /> {signed}
        </span>
      ) : press !== undefined && onSign ? (
        <button
          type="button"
          className={isMine ? 'btn pri sm' : 'btn sm'}
          aria-label={press}
          onClick={() => onSign(as)}
        >
          {t('forms.sign')}
        </button>
      ) : (
        <small>{waits}</small>
      )}
    </li>
  );
}
