import { drillProgress } from '../../client/progress/drills.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { type Drill, hasTheme } from './source.ts';
import { themeName } from './words.ts';

/** Themes that are shown. */
const SHOWN = 7;

interface ThemesProps {
  /** Only themes that its questions have. */
  readonly drill?: Drill;
  /** Narrows the questions to a theme; without it the list cannot be pressed. */
  readonly onChoose?: (tag: string) => void;
}

/** The themes that one has been asked about, those known least first. */
export function Themes({ drill, onChoose }: ThemesProps) {
  const t = useT();
  const themes = drillProgress.use(progress => progress.themes);
  const rows = Object.entries(themes)
    .flatMap(([tag, tally]) => {
      const name = drill === undefined || hasTheme(drill, tag) ? themeName(t, tag) : undefined;
      return name ? [{ tag, name, ...tally }] : [];
    })
    .toSorted((a, b) => a.known - b.known || b.asked - a.asked)
    .slice(0, SHOWN);
  return (
    <Card title={t('drills.themes')}>
      <p className="fine">{t(rows.length > 0 ? 'drills.themesNote' : 'drills.themesNone')}</p>
      {rows.length > 0 && (
        <ul className="ruled dr-themes">
          {rows.map(({ tag, name, asked, right }) => (
            <li key={tag} className="row ends tight">
              <span className="sr">{t('drills.theme.known', { theme: name, right, asked })}</span>
              {onChoose ? (
                <button type="button" onClick={() => onChoose(tag)} aria-label={t('drills.onlyTheme', { theme: name })}>
                  {name}
                </button>
              ) : (
                <span aria-hidden="true">{name}</span>
              )}
              <small className="fine" aria-hidden="true">
                {t('drills.share', { right, asked })}
              </small>
              <span className="learn-meter" aria-hidden="true">
                <i style={{ inlineSize: `${(right / asked) * 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
