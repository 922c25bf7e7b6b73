import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { locales } from '../domain/locale.ts'
import { isClosedWord } from '../domain/store-hours/closed-word.ts'
import { osmHours } from '../domain/store-hours/osm-hours.ts'
import { weekdays } from '../domain/time.ts'
import { isTimeZone, provinces, storeServices } from './collections/stores.ts'
import type { StoreDoc } from './from-doc/store.ts'

const days = [...weekdays.slice(1), 'sunday' as const]
const fields = ['slug', 'name_en', 'name_fr', 'street', 'city', 'province', 'postal_code', 'latitude', 'longitude', 'phone', 'time_zone', 'closed_on', 'services'] as const

/** `opening_hours` is OpenStreetMap's text, exceptions included, for other programs; an import does not read it. */
const columns = [...fields, ...days, 'opening_hours']

/** Stores as a table, a row each. A day is `09:30-18:00, 19:00-21:00`, or `closed`. */
export function storesToCsv(docs: readonly StoreDoc[]): string {
  const rows = docs.map((doc) => ({
    slug: doc.slug, name_en: doc.name?.en ?? '', name_fr: doc.name?.fr ?? '', street: doc.street, city: doc.city, province: doc.province, postal_code: doc.postalCode,
    latitude: doc.latitude, longitude: doc.longitude, phone: doc.phone, time_zone: doc.timeZone, closed_on: doc.closedOn ?? '', services: (doc.services ?? []).join(' '),
    ...Object.fromEntries(days.map((day) => [day, dayText(doc, day)])),
    opening_hours: osmOf(doc),
  }))
  // What a spreadsheet would take for a formula is text.
  return stringify(rows, { header: true, columns, bom: true, quoted: true, quoted_empty: true, escape_formulas: true })
}

const dayText = ({ hours }: StoreDoc, day: string): string => (hours ?? []).filter((row) => row.day === day).map(({ open, close }) => (close ? `${open}-${close}` : open)).join(', ') || 'closed'

const osmOf = (doc: StoreDoc): string =>
  osmHours({
    timeZone: doc.timeZone,
    weekly: Object.fromEntries(days.map((day) => [day, (doc.hours ?? []).filter((row) => row.day === day).map(({ open, close }) => ({ open, close: close ?? '' }))])),
    exceptions: (doc.exceptions ?? []).map(({ date, open, close }) => ({ date, open, close: close ?? '' })),
  })

const text = z.string().trim().min(1, 'is empty')
const row = z.object({
  slug: z.string().trim().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  name_en: text, name_fr: text, street: text, city: text,
  province: z.enum(provinces as [string, ...string[]]),
  postal_code: z.string().trim().toUpperCase().regex(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'must look like A1A 1A1'),
  latitude: z.coerce.number().min(41).max(84),
  longitude: z.coerce.number().min(-142).max(-52),
  phone: text,
  time_zone: z.string().trim().refine(isTimeZone, 'must be a zone such as America/St_Johns'),
  closed_on: z.union([z.literal(''), z.iso.date()]).default(''),
  services: z.string().transform((words) => words.split(/[\s,;]+/).filter(Boolean)).pipe(z.array(z.enum(storeServices as [string, ...string[]]))),
  ...(Object.fromEntries(days.map((day) => [day, z.string()])) as Record<(typeof days)[number], z.ZodString>),
})

export type StoreRow = { slug: string; data: Record<string, unknown> }
export type StoresRead = { rows: StoreRow[]; problems: string[] }

/** The stores of a table; problems name the line and the column. A file with problems is not to be used. */
export function storesFromCsv(csv: string): StoresRead {
  let lines: Record<string, string>[]
  try {
    lines = parse(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true, delimiter: delimiterOf(csv) })
  } catch (error) {
    return { rows: [], problems: [error instanceof Error ? error.message : 'The file is no table.'] }
  }
  const read = lines.map((line) => row.safeParse(unescaped(line)))
  const problems = read.flatMap(({ error }, index) => (error?.issues ?? []).map(({ path, message }) => `Line ${index + 2}, ${path.join('.')}: ${message}`))
  const rows = read.flatMap(({ data }) => (data ? [{ slug: data.slug, data: docOf(data) }] : []))
  const doubled = rows.filter(({ slug }, index) => rows.findIndex((other) => other.slug === slug) !== index).map(({ slug }) => `The store ${slug} stands there twice.`)
  return { rows, problems: lines.length === 0 ? ['The file has no stores.'] : [...problems, ...doubled] }
}

/** Spreadsheets in French separate by semicolons, which stand inside cells here too: the line of titles tells. */
function delimiterOf(csv: string): string {
  const [titles = ''] = csv.split('\n', 1)
  return [';', '\t'].find((delimiter) => titles.includes(delimiter)) ?? ','
}

/** The export writes an apostrophe before what a spreadsheet would compute, such as a longitude. */
const unescaped = (line: Record<string, string>) => Object.fromEntries(Object.entries(line).map(([key, value]) => [key, value.replace(/^'(?=[=+\-@])/, '')]))

function docOf(line: z.infer<typeof row>): Record<string, unknown> {
  const { name_en, name_fr, postal_code, time_zone, closed_on, slug: _, ...rest } = line
  const hours = days.flatMap((day) => periodsOf(line[day]).map((period) => ({ day, ...period })))
  const { street, city, province, latitude, longitude, phone, services } = rest
  return { name: Object.fromEntries(locales.map((locale) => [locale, locale === 'en' ? name_en : name_fr])), street, city, province, postalCode: postal_code, latitude, longitude, phone, timeZone: time_zone, closedOn: closed_on || null, services, hours }
}

/** `9:30-12:00, 13:00-18:00`; what is no such thing is kept as it is, and shown as it is (acceptance 143). */
function periodsOf(day: string): { open: string; close: string }[] {
  if (day.trim() === '' || isClosedWord(day)) return []
  const periods = day.split(',').map((part) => /^\s*([^-–]+?)\s*[-–]\s*([^-–]+?)\s*$/.exec(part))
  if (periods.some((period) => !period || !/\d/.test(period[1] ?? ''))) return [{ open: day.trim(), close: '' }]
  return periods.map((period) => ({ open: period?.[1] ?? '', close: period?.[2] ?? '' }))
}
