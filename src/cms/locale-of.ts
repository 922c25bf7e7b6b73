import type { PayloadRequest } from 'payload'
import { localeOr, type Locale } from '../domain/locale.ts'

/** The language in which whoever asks reads the admin; English where nobody asks. */
export const localeOf = (req: Pick<PayloadRequest, 'i18n'> | undefined): Locale => localeOr(req?.i18n?.language)
