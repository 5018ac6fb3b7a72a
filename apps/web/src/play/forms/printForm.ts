export type Form = 'sheet' | 'fouls' | 'appeals';

/** Prints one of the forms. The style sheet shows the one that is named; without a name, the sheet. */
export function printForm(form: Form): void {
  const { dataset } = document.documentElement;
  dataset.prints = form;
  window.addEventListener('afterprint', () => delete dataset.prints, { once: true });
  print();
}
