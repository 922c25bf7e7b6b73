import type { Locale } from '../locale.ts'

/**
 * A Canadian telephone number as it is read in the language: `514-555-0171 ext. 12`, `514 555-0171, poste 12` (Office
 * québécois de la langue française, “Numéro de téléphone”). Others are shown as they are.
 */
export const phoneText = (phone: string, locale: Locale): string =>
  locale === 'fr'
    ? phone.replace(
        /^(?:(1)-)?(\d{3})-(\d{3}-\d{4})(?: ext\. (\d+))?$/,
        (_, country: string | undefined, area: string, own: string, extension?: string) =>
          [[country, area, own].filter(Boolean).join('\u00a0'), ...(extension ? [`poste\u00a0${extension}`] : [])].join(
            ', ',
          ),
      )
    : phone

/** What dials the number that a merchant wrote, in whatever form. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
