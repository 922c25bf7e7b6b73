import { accountSections, loginSteps } from './accounts/account-pages.ts'
import { isLocale, otherLocale, type Both, type Locale } from './locale.ts'
import { paths, siblingPath, stepOfWord } from './paths.ts'

/**
 * The address of a page of this shop in a language, as far as it follows from its words alone: what the catalogue or
 * editors name is found by the page itself, which redirects to the right spelling (acceptance 11, 14).
 */
export function addressIn(locale: Locale, address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const [, prefix, ...segments] = path.split('/')
  if (!isLocale(prefix) || prefix === locale) return address
  const moved = ['', locale, ...segments].join('/')
  return withSecondWord(locale, siblingPath(moved) ?? moved) + rest
}

function withSecondWord(locale: Locale, path: string): string {
  const [, , first, second, ...more] = path.split('/')
  if (second === undefined || more.length > 0) return path
  const of = (page: string) => page.split('/')[2] === first
  if (of(paths.login(locale))) return translated(loginSteps, locale, second, path)
  if (of(paths.account(locale))) return translated(accountSections, locale, second, path)
  const step = of(paths.checkout(locale)) && stepOfWord(second)
  return step ? paths.checkout(locale, step) : path
}

function translated(words: Record<string, Both>, locale: Locale, word: string, path: string): string {
  const found = Object.values(words).find((each) => each[otherLocale(locale)] === word)
  return found ? path.replace(/[^/]*$/, found[locale]) : path
}
