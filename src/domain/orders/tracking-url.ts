import { languageTag, type Locale } from '../locale.ts'
import { withoutMarks } from '../without-marks.ts'
import type { Parcel } from './parcel-record.ts'

const CANADA_POST = /canada post|postes? canada/

/** The pages on which carriers of Canada say where a parcel is, by a word of the carrier's name as staff write it. */
const carriers: readonly [name: RegExp, url: (code: string, locale: Locale) => string][] = [
  [
    CANADA_POST,
    (code, locale) => `https://www.canadapost-postescanada.ca/track-reperage/${locale}#/search?searchFor=${code}`,
  ],
  [/purolator/, (code) => `https://www.purolator.com/en/shipping/tracker?pin=${code}`],
  [/\bups\b/, (code, locale) => `https://www.ups.com/track?loc=${tagOf(locale)}&tracknum=${code}`],
  [/fedex/, (code, locale) => `https://www.fedex.com/fedextrack/?trknbr=${code}&locale=${tagOf(locale)}`],
  [/\bdhl\b/, (code) => `https://www.dhl.com/ca-en/home/tracking.html?tracking-id=${code}`],
]
const tagOf = (locale: Locale): string => languageTag[locale].replace('-', '_')

const plainName = (carrier: string): string => withoutMarks(carrier).toLowerCase()

/** A tracking number without what people put between its signs. */
export const plainCode = (code: string): string => code.replaceAll(/[\s\u{a0}-]/gu, '').toUpperCase()

/** Numbers that say by their shape whose they are; those of other carriers look alike. */
const shapes: readonly [shape: RegExp, carrier: string, name: RegExp][] = [
  [/^1Z[A-Z\d]{16}$/, 'UPS', /\bups\b/],
  [/^(?:\d{16}|[A-Z]{2}\d{9}CA)$/, 'Canada Post', CANADA_POST],
]

/** The carrier that a tracking number names by its shape; undefined where several have such. */
export const carrierOfCode = (code: string): string | undefined =>
  shapes.find(([shape]) => shape.test(plainCode(code)))?.[1]

/** The same where staff named another one that we know. */
export function otherCarrier({ carrier, code }: Pick<Parcel, 'carrier' | 'code'>): string | undefined {
  const named = plainName(carrier)
  const shape = shapes.find(([each]) => each.test(plainCode(code)))
  return shape && !shape[2].test(named) && carriers.some(([word]) => word.test(named)) ? shape[1] : undefined
}

/** A carrier as the language calls it: staff write Canada Post's name in either, or in both at once. */
export const carrierName = (carrier: string, locale: Locale): string =>
  CANADA_POST.test(plainName(carrier)) ? { en: 'Canada Post', fr: 'Postes Canada' }[locale] : carrier

/** What the audit trail says of a parcel, with the carrier before its number as the language calls it. */
export const withCarrierName = (note: string, locale: Locale): string =>
  note.replace(/(?:postes? canada|canada post)(?: \/ (?:postes? canada|canada post))?/i, (carrier) =>
    carrierName(carrier, locale),
  )

/**
 * Where a parcel can be followed: the address that staff gave, else that of a carrier we know; undefined for another
 * carrier, or a number that cannot be one of its.
 */
export function trackingUrl({ carrier, code, url }: Pick<Parcel, 'carrier' | 'code' | 'url'>, locale: Locale) {
  if (url) return url
  const name = plainName(carrier)
  const plain = plainCode(code)
  const known = carriers.find(([word]) => word.test(name))
  return known && /^[A-Z\d]{8,34}$/.test(plain) ? known[1](plain, locale) : undefined
}
