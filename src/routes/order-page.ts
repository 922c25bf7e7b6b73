import type { Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'

/** An order's page, and who opens it. */
export type OrderPlace = { locale: Locale; number: string; token?: string | undefined }

/** A part of an order's page, with what the page is to say of it. */
export const orderPage = ({ locale, number, token }: OrderPlace, part: 'change' | 'return', says?: string): string =>
  `${paths.order(locale, number, token)}${says ? `${token ? '&' : '?'}${says}` : ''}#order-${part}`
