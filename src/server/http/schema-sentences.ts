import { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'

const sentences = { en: z.locales.en().localeError, fr: z.locales.fr().localeError }

/**
 * What schemas say to developers of a value that they do not take, in their language: `own` words where there are any,
 * else the library's. For one reading at a time, as a process answers in both languages.
 */
export const schemaSentences =
  (locale: Locale, own: (issue: z.core.$ZodRawIssue) => string | undefined = () => undefined): z.core.$ZodErrorMap =>
  (issue) => {
    const said = own(issue) ?? sentences[locale](issue)
    return typeof said === 'string' && locale === 'fr' ? said.replace(' : ', '\u00a0: ') : said
  }
