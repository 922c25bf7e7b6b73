import { languageTag, type Locale } from '../../domain/locale.ts'

/**
 * How the reports write a number: whole, as a share of one, as a place in a list, as a shift of the layout, as an
 * amount.
 */
const kinds = {
  count: {},
  share: { style: 'percent', maximumFractionDigits: 1 },
  place: { maximumFractionDigits: 1 },
  shift: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  dollars: { style: 'currency', currency: 'CAD' },
} satisfies Record<string, Intl.NumberFormatOptions>

export type ReportNumbers = Record<keyof typeof kinds, (value: number | undefined) => string>

const writer = (locale: Locale, options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(languageTag[locale], options)
  return (value: number | undefined): string =>
    value === undefined ? '–' : format.format(value).replaceAll('\u202f', '\u00a0')
}

/** The numbers of the admin's reports in the reader's language; `–` where there is nothing to count. */
export const reportNumbers = (locale: Locale): ReportNumbers => ({
  count: writer(locale, kinds.count),
  share: writer(locale, kinds.share),
  place: writer(locale, kinds.place),
  shift: writer(locale, kinds.shift),
  dollars: writer(locale, kinds.dollars),
})
