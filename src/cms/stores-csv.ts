import { osmHours } from '../domain/store-hours/osm-hours.ts'
import { fromMonday } from '../domain/time.ts'
import { tableToCsv } from './csv-table.ts'
import type { StoreDoc } from './from-doc/store.ts'

/** The first columns; those of the hours, a day each, follow. */
export const storeFields = [
  'slug',
  'name_en',
  'name_fr',
  'street',
  'city',
  'province',
  'postal_code',
  'latitude',
  'longitude',
  'phone',
  'time_zone',
  'services',
] as const

/** What an import may leave out: it then stays as it is. */
const optional = [
  'opens_on',
  'closed_on',
  'description_en',
  'description_fr',
  'departments_en',
  'departments_fr',
  'exceptions',
] as const

/** `opening_hours` is OpenStreetMap's text, exceptions included, for other programs; an import does not read it. */
export const storeColumns = [...storeFields, ...fromMonday, ...optional, 'opening_hours']

/**
 * Stores as a table, a row each. A day is `09:30-18:00, 19:00-21:00`, or `closed`. In the cell of exceptions each has
 * a line:
 * `2026-12-24 | 09:30-16:00 | name in English | in French | notice in English | in French`.
 */
export function storesToCsv(docs: readonly StoreDoc[]): string {
  const rows = docs.map((doc) => ({
    slug: doc.slug,
    name_en: doc.name?.en ?? '',
    name_fr: doc.name?.fr ?? '',
    street: doc.street,
    city: doc.city,
    province: doc.province,
    postal_code: doc.postalCode,
    latitude: doc.latitude,
    longitude: doc.longitude,
    phone: doc.phone,
    time_zone: doc.timeZone,
    opens_on: doc.opensOn ?? '',
    closed_on: doc.closedOn ?? '',
    services: (doc.services ?? []).join(' '),
    ...Object.fromEntries(fromMonday.map((day) => [day, dayText(doc, day)])),
    description_en: doc.description?.en ?? '',
    description_fr: doc.description?.fr ?? '',
    departments_en: doc.departments?.en ?? '',
    departments_fr: doc.departments?.fr ?? '',
    exceptions: (doc.exceptions ?? [])
      .map(({ date, open, close, name, notice }) =>
        [
          date,
          periodText({ open, close }),
          ...[name?.en, name?.fr, notice?.en, notice?.fr].map((words) => (words ?? '').replaceAll('|', '/')),
        ].join(' | '),
      )
      .join('\n'),
    opening_hours: osmOf(doc),
  }))
  return tableToCsv(rows, storeColumns)
}

const dayText = ({ hours }: StoreDoc, day: string): string =>
  (hours ?? [])
    .filter((row) => row.day === day)
    .map(periodText)
    .join(', ') || 'closed'
const periodText = ({ open, close }: { open: string; close?: string | null }): string =>
  close ? `${open}-${close}` : open

const osmOf = (doc: StoreDoc): string =>
  osmHours({
    timeZone: doc.timeZone,
    weekly: Object.fromEntries(
      fromMonday.map((day) => [
        day,
        (doc.hours ?? []).filter((row) => row.day === day).map(({ open, close }) => ({ open, close: close ?? '' })),
      ]),
    ),
    exceptions: (doc.exceptions ?? []).map(({ date, open, close }) => ({ date, open, close: close ?? '' })),
  })
