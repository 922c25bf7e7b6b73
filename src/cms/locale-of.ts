import type { PayloadRequest } from 'payload'
import { localeOr, type Locale } from '../domain/locale.ts'

/** The admin language of the requesting user; English without a user. */
export const localeOf = (req: Pick<PayloadRequest, 'i18n'> | undefined): Locale => localeOr(req?.i18n?.language)
