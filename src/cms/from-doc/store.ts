import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { weekdays } from '../../domain/time.ts'
import type { PartOf } from './doc-of.ts'
import { linesOf, wordsIn, type Id } from './localized.ts'
import { pictureIn, type Pictures } from './vocabulary.ts'

export type StoreDoc = PartOf<
  'stores',
  | 'id'
  | 'slug'
  | 'name'
  | 'street'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'latitude'
  | 'longitude'
  | 'phone'
  | 'timeZone',
  | 'description'
  | 'services'
  | 'opensOn'
  | 'closedOn'
  | 'departments'
  | 'hours'
  | 'exceptions'
  | 'events'
  | 'picture'
  | 'pictures'
>

/** The documents of every picture of a store. */
export const storePictures = ({ picture, pictures }: StoreDoc): Id[] =>
  [picture, ...(pictures ?? [])].flatMap((id) => id ?? [])

/** A store in one language; undefined where it has no name in it. */
export function storeFromDoc(doc: StoreDoc, locale: Locale, media: Pictures): StorePage | undefined {
  const name = wordsIn(doc.name, locale)
  const pictureOf = (id: Id) => {
    const own = media.get(id)
    return own && pictureIn(own, locale)
  }
  if (!name) return undefined
  return {
    slug: doc.slug,
    name,
    description: wordsIn(doc.description, locale),
    street: doc.street,
    city: doc.city,
    province: doc.province,
    postalCode: doc.postalCode,
    latitude: doc.latitude,
    longitude: doc.longitude,
    phone: doc.phone,
    services: doc.services ?? [],
    ...(doc.closedOn && { closedOn: doc.closedOn }),
    departments: linesOf(wordsIn(doc.departments, locale)),
    events: (doc.events ?? [])
      .map(({ date, title, text }) => ({ date, title: wordsIn(title, locale), text: wordsIn(text, locale) }))
      .filter(({ title }) => title),
    hours: {
      timeZone: doc.timeZone,
      weekly: Object.fromEntries(
        weekdays.map((day) => [
          day,
          (doc.hours ?? []).filter((row) => row.day === day).map(({ open, close }) => ({ open, close: close ?? '' })),
        ]),
      ),
      exceptions: (doc.exceptions ?? []).map(({ date, open, close, name, notice }) => ({
        date,
        open,
        close: close ?? '',
        name: wordsIn(name, locale) || null,
        exception_notice: wordsIn(notice, locale) || null,
      })),
      ...(doc.opensOn && { opensOn: doc.opensOn }),
      ...(doc.closedOn && { closedOn: doc.closedOn }),
    },
    picture: doc.picture === null || doc.picture === undefined ? undefined : pictureOf(doc.picture),
    pictures: (doc.pictures ?? []).flatMap((id) => pictureOf(id) ?? []),
    path: { en: paths.store('en', doc.slug), fr: paths.store('fr', doc.slug) },
  }
}
