/**
 * Scrolls to a part of the page and moves the focus to its title, or to its form if it is `asked` for; `title` is the id of
 * that title.
 */
export function showPart(title: string, asked: 'title' | 'form' = 'title'): void {
  const heading = document.getElementById(title);
  const field = asked === 'form' ? heading?.closest('section')?.querySelector<HTMLElement>('textarea') : undefined;
  const shown = field ? (field.closest('li') ?? field) : heading;
  shown?.scrollIntoView({ block: field ? 'center' : 'start' });
  (field ?? heading)?.focus({ preventScroll: true });
}
