import type { Locale } from '../locale.ts'
import type { Gender } from './product.ts'

/** How names of categories say whose they are. */
const owners: Record<Locale, Partial<Record<Gender, RegExp>>> = {
  en: { women: /^women[’']s /i, men: /^men[’']s /i, kids: /^kids[’']s? /i },
  fr: { women: / pour femmes?$/i, men: / pour hommes?$/i, kids: / pour enfants?$/i },
}

/**
 * The name of a category below one that is for these people: `Women’s Jackets` is `Jackets` there, as the page says
 * whose they are.
 * @param of whom the category above is for; of women's and unisex goods, women
 */
export function shortName(name: string, of: readonly Gender[], locale: Locale): string {
  const owner = of.find((gender) => gender !== 'unisex')
  const said = owner && owners[locale][owner]
  const short = said ? name.replace(said, '') : name
  return short && short.charAt(0).toLocaleUpperCase(locale) + short.slice(1)
}
