import type { Locale } from '../locale.ts'
import type { SizeRange } from './size-guide.ts'

const MM_PER_INCH = 25.4
/** From here inches are written in halves: a tape measure is not read closer on a body. Millimetres. */
const BODY = 300

/** A range in centimetres, such as `86–91`; millimetres are shown where there are any. */
export const centimetres = (range: SizeRange, locale: Locale): string => text(range, (mm) => mm / 10, locale)

/** The same in inches: in halves on a body, in tenths on a foot or a hand. */
export const inches = (range: SizeRange, locale: Locale): string =>
  text(range, (mm) => (mm < BODY ? rounded(mm / MM_PER_INCH, 10) : rounded(mm / MM_PER_INCH, 2)), locale)

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts

function text({ from, to }: SizeRange, convert: (mm: number) => number, locale: Locale): string {
  const written = [from, to].flatMap((mm) => (mm === undefined ? [] : [figure(convert(mm), locale)]))
  return [...new Set(written)].join('–')
}

const figure = (value: number, locale: Locale): string =>
  locale === 'fr' ? String(value).replace('.', ',') : String(value)
