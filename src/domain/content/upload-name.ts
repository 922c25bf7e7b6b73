import { withoutMarks } from '../without-marks.ts'

/**
 * The name under which a file of an editor is kept: letters, digits and hyphens that an address needs no escapes for,
 * and the ending of what the file holds. `Été à Banff.PNG`, a JPEG, is `Ete-a-Banff.jpg`. At most 80 characters before
 * the ending.
 */
export function uploadName(name: string, ending: string): string {
  const plain = withoutMarks(name.replace(/\.[^.]*$/, ''))
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/\W+/g, '-')
    .slice(0, 80)
    .replace(/^[-_]+|-+$/g, '')
  return `${plain || 'file'}.${ending}`
}
