import { shopName } from '../shop-name.ts'
import { dayHours } from '../store-hours/day-hours.ts'
import type { StoreHours, StoredPeriod } from '../store-hours/store-hours.ts'
import type { StorePage } from '../store-hours/store-page.ts'
import { addDays, clock24, weekdays, type Day, type Minute, type Weekday } from '../time.ts'
import type { Locale } from '../locale.ts'
import { absoluteUrl, sharedPictureUrl } from './absolute-url.ts'
import { SCHEMA_ORG, topNode, type JsonLd } from './json-ld.ts'

/** A store with its hours, exceptions too. Times are the store's own. */
export function storeJsonLd(store: StorePage, locale: Locale, siteUrl: string): JsonLd {
  const {
    name,
    description,
    street,
    city,
    province,
    postalCode,
    phone,
    latitude,
    longitude,
    picture,
    pictures,
    path,
    hours,
  } = store
  const images = [...(picture ? [picture] : []), ...pictures].map((each) => sharedPictureUrl(siteUrl, each))
  return topNode({
    '@type': 'SportingGoodsStore',
    '@id': `${absoluteUrl(siteUrl, path[locale])}#store`,
    parentOrganization: { '@id': `${absoluteUrl(siteUrl, '/')}#organization` },
    name: `${shopName()} ${name}`,
    ...(description && { description }),
    url: absoluteUrl(siteUrl, path[locale]),
    telephone: `+1-${phone}`,
    ...(images.length > 0 && { image: images.length > 1 ? images : images[0] }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: province,
      postalCode,
      addressCountry: 'CA',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: weekdays.flatMap((day) =>
      openings(hours.weekly[day] ?? []).map((opening) => ({
        ...opening,
        dayOfWeek: dayName(day),
        ...(hours.opensOn && { validFrom: hours.opensOn }),
        ...(hours.closedOn && { validThrough: addDays(hours.closedOn, -1) }),
      })),
    ),
    ...(hours.exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions(hours) }),
  })
}

/** Hours that cannot be parsed are left out rather than guessed. */
function openings(stored: readonly StoredPeriod[]): JsonLd[] {
  const hours = dayHours(stored)
  return hours.kind === 'open'
    ? hours.periods.map(({ opensAt, closesAt }) => ({
        '@type': 'OpeningHoursSpecification',
        opens: clock(opensAt),
        closes: clock(closesAt),
      }))
    : []
}

function exceptions({ exceptions: all, opensOn = '' }: StoreHours): JsonLd[] {
  const stored = all.filter(({ date }) => date >= opensOn)
  return [...new Set(stored.map(({ date }) => date))].flatMap((date: Day) => {
    const own = stored.filter((each) => each.date === date)
    // In schema.org, closing at the opening time means closed all day.
    const open =
      dayHours(own).kind === 'closed'
        ? [{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }]
        : openings(own)
    return open.map((opening) => ({ ...opening, validFrom: date, validThrough: date }))
  })
}

const dayName = (day: Weekday): string => `${SCHEMA_ORG}/${day.charAt(0).toUpperCase()}${day.slice(1)}`

/**
 * The end of the day is 23:59: schema.org takes 24:00 for the morning. A closing before the opening is in the night
 * after.
 */
const clock = (minute: Minute): string =>
  minute > 24 * 60 ? clock(minute - 24 * 60) : minute === 24 * 60 ? '23:59' : clock24(minute)
