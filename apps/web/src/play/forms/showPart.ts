/** Scrolls to a part of the page and moves the focus to its title; `title` is the id of that title. */
export function showPart(title: string): void {
  const heading = document.getElementById(title);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
