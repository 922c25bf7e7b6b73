/**
 * Several values in one cell: `tents | camping`. A backslash goes before a bar, a line break or a backslash of a
 * value's own, so that every value comes back as it went.
 */
export const joined = (values: readonly unknown[]): string =>
  values
    .map((value) => String(value).replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n'))
    .join(' | ')

/** The values of such a cell, without blanks around them. */
export function separated(cell: string): string[] {
  const values = ['']
  const add = (text: string) => values.push((values.pop() ?? '') + text)
  for (let at = 0; at < cell.length; at++) {
    const letter = cell[at] ?? ''
    if (letter === '|') values.push('')
    else if (letter === '\\' && at + 1 < cell.length) {
      const next = cell[++at] ?? ''
      add(next === 'n' ? '\n' : next)
    } else add(letter)
  }
  return values.map((value) => value.trim())
}
