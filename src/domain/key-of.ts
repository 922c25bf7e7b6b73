import { withoutMarks } from './without-marks.ts'

/** A key or a part of a URL for a name: `Bleu pâle / 32"` is `bleu-pale-32`. Empty where it has no letter or digit. */
export const keyOf = (name: string): string =>
  withoutMarks(name.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss'))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
