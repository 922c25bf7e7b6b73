/**
 * The page numbers to link to: the first, the last, and those around the current one; a gap stands for the ones left
 * out.
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .toSorted((a, b) => a - b)
  return shown.flatMap((each, at) => {
    const before = shown[at - 1] ?? each - 1
    // A gap of one page is that page: it takes no more room.
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? ['gap' as const, each] : [each]
  })
}
