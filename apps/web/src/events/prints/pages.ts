/* How rows are divided into pages. */

/** Returns the rows of each page, at least one page. */
export const pagesOf = <Row>(rows: readonly Row[], each: number): readonly (readonly Row[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / each)) }, (_, n) => rows.slice(n * each, (n + 1) * each));

/** Returns groups of rows by page: a group stays together unless it is longer than a page. At least one page. */
export function groupPages<Row>(groups: readonly (readonly Row[])[], each: number): readonly (readonly Row[])[][] {
  const pages: (readonly Row[])[][] = [[]];
  let room = each;
  for (const group of groups.flatMap(one => (one.length > each ? pagesOf(one, each) : [one]))) {
    if (group.length > room) {
      pages.push([]);
      room = each;
    }
    pages.at(-1)!.push(group);
    room -= group.length;
  }
  return pages;
}
