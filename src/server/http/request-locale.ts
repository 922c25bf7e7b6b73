import type { IncomingMessage } from 'node:http'
import { defaultLocale } from '../../domain/default-locale.ts'
import { preferredLocale, type Locale } from '../../domain/locale.ts'

/** The language that a program's request is answered in: by its `Accept-Language` alone, as it has no cookie. */
export const requestLocale = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale =>
  preferredLocale(undefined, headers['accept-language'], defaultLocale())
