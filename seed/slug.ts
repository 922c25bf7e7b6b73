import { withoutMarks } from '../src/domain/without-marks.ts'

/** A title as the last word of its URL: « Carte-cadeau d’été, œuvre n° 2 » → `carte-cadeau-d-ete-oeuvre-n-2`. */
export const slugify = (title: string): string =>
  withoutMarks(title)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
