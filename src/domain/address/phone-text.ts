import type { Locale } from '../locale.ts'

/**
 * A Canadian telephone number as it is read in the language: `514-555-0171`, `514 555-0171` (Office québécois de la
 * langue française, “Numéro de téléphone”). Others are shown as they are.
 */
export const phoneText = (phone: string, locale: Locale): string =>
  locale === 'fr' ? phone.replace(/^(\d{3})-(\d{3}-\d{4})$/, '$1\u00a0$2') : phone
