import { withoutMarks } from '../without-marks.ts'

/**
 * The name under which an editor's file is stored: letters, digits and hyphens that need no escaping in a URL, and the
 * extension that matches the content. `Été à Banff.PNG`, a JPEG, is `Ete-a-Banff.jpg`. At most 80 characters before the
 * extension.
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
