import { languageTag, type Locale } from '../locale.ts'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
/** Made once: a list writes one on each tile. */
const formats = {
  en: new Intl.NumberFormat(languageTag.en, oneDecimal),
  fr: new Intl.NumberFormat(languageTag.fr, oneDecimal),
}

/** An average of stars as the language writes it, always to one decimal: `4.0`, `4,0`. */
export const averageText = (average: number, locale: Locale): string => formats[locale].format(average)
