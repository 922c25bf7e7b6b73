import { z } from 'zod'
import { postalCode } from '../domain/address/postal-code.ts'
import { provinceCodes } from '../domain/address/province.ts'
import { placeOfAddress } from '../domain/geo/find-place.ts'
import { locales, type Both, type Locale } from '../domain/locale.ts'
import { isClosedWord } from '../domain/store-hours/closed-word.ts'
import { fromMonday, type Weekday } from '../domain/time.ts'
import { isTimeZone, storeServices } from './collections/stores.ts'
import { coordinateRange } from './fields/coordinates.ts'
import { tableFromCsv, type CsvLine } from './csv-table.ts'
import type { StoreDoc } from './from-doc/store.ts'
import { storeColumns, storeFields } from './stores-csv.ts'
import { storeWord } from './stores-words.ts'

/** What the first line must name. */
const needed = [...storeFields, ...fromMonday]

/** No shop has more: it is another table. */
const MOST_STORES = 5_000

const text = z.string().trim().min(1)
const bothWords = z.object({ en: z.string(), fr: z.string() })
const dayOrNothing = z.union([z.literal(''), z.iso.date()]).optional()
const coordinate = ({ min, max }: { min: number; max: number }) =>
  z.union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => undefined),
    z.coerce.number().min(min).max(max),
  ])
const row = z.object({
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name_en: text,
  name_fr: text,
  street: text,
  city: text,
  province: z.enum(provinceCodes),
  postal_code: z.string().refine((code) => postalCode(code) !== undefined),
  latitude: coordinate(coordinateRange.latitude),
  longitude: coordinate(coordinateRange.longitude),
  phone: text,
  time_zone: z.string().trim().refine(isTimeZone),
  services: z
    .string()
    .transform((words) => words.split(/[\s,;]+/).filter(Boolean))
    .pipe(z.array(z.enum(storeServices as [string, ...string[]]))),
  ...(Object.fromEntries(fromMonday.map((day) => [day, z.string()])) as Record<Weekday, z.ZodString>),
  opens_on: dayOrNothing,
  closed_on: dayOrNothing,
  description_en: z.string().optional(),
  description_fr: z.string().optional(),
  departments_en: z.string().optional(),
  departments_fr: z.string().optional(),
  exceptions: z
    .string()
    .optional()
    .transform((cell) =>
      cell
        ?.split('\n')
        .filter((line) => line.trim() !== '')
        .map(exceptionOf),
    )
    .pipe(
      z
        .array(z.object({ date: z.iso.date(), open: text, close: z.string(), name: bothWords, notice: bothWords }))
        .optional(),
    ),
})

/** One coordinate alone may be a slip; both are left out where the town is known. */
const placedRow = row.superRefine(({ latitude, longitude, city, province, postal_code }, context) => {
  const isPlaced = [latitude, longitude].every((each) => each !== undefined)
  const isKnown = latitude === longitude && placeOfAddress({ city, province, postalCode: postal_code }) !== undefined
  if (!isPlaced && !isKnown)
    context.addIssue({ code: 'custom', path: [latitude === undefined ? 'latitude' : 'longitude'] })
})

/** A line of the cell of exceptions; without hours the day is closed. */
function exceptionOf(line: string): unknown {
  const [date = '', hours = '', nameEn = '', nameFr = '', noticeEn = '', noticeFr = ''] = line
    .split('|')
    .map((part) => part.trim())
  const [period = { open: 'closed', close: '' }] = periodsOf(hours)
  return { date, ...period, name: { en: nameEn, fr: nameFr }, notice: { en: noticeEn, fr: noticeFr } }
}

const day: Both = { en: 'a day as YYYY-MM-DD, or nothing', fr: 'un jour sous la forme AAAA-MM-JJ, ou rien' }
/** The expected format of a column, for error messages; for all others, that they must not be empty. */
const wanted: Partial<Record<string, Both>> = {
  slug: { en: 'lowercase letters, digits and hyphens', fr: 'des minuscules, des chiffres et des traits d’union' },
  province: { en: `one of ${provinceCodes.join(', ')}`, fr: `l’un de ${provinceCodes.join(', ')}` },
  postal_code: { en: 'such as A1A 1A1', fr: 'comme A1A 1A1' },
  latitude: {
    en: 'a number from 41 to 84, with a point, or nothing for a town that the shop knows',
    fr: 'un nombre de 41 à 84, avec un point, ou rien pour une ville que la boutique connaît',
  },
  longitude: {
    en: 'a number from -142 to -52, with a point, or nothing for a town that the shop knows',
    fr: 'un nombre de -142 à -52, avec un point, ou rien pour une ville que la boutique connaît',
  },
  time_zone: { en: 'a zone such as America/St_Johns', fr: 'un fuseau comme America/St_Johns' },
  opens_on: day,
  closed_on: day,
  exceptions: {
    en: 'a line each: 2026-12-24 | 09:30-16:00 | name in English | in French | notice in English | in French',
    fr: 'une ligne chacune : 2026-12-24 | 09:30-16:00 | nom en anglais | en français | avis en anglais | en français',
  },
  services: { en: `some of ${storeServices.join(', ')}`, fr: `parmi ${storeServices.join(', ')}` },
}
const something: Both = { en: 'is missing', fr: 'manque' }

export type StoreRow = {
  slug: string
  data: Record<string, unknown> & Pick<StoreDoc, 'hours' | 'exceptions'> & { services: readonly string[] }
}
export type StoresRead = { rows: StoreRow[]; problems: string[] }

/**
 * The stores of a table; problems name the line and the column, in the reader's language. A file with problems is not
 * to be used.
 */
export function storesFromCsv(csv: string, locale: Locale): StoresRead {
  const table = tableFromCsv(csv, MOST_STORES)
  if (!table) return { rows: [], problems: [storeWord(locale, 'noTable')] }
  if (table.isLong) return { rows: [], problems: [storeWord(locale, 'tooLarge')] }
  if (table.lines.length === 0) return { rows: [], problems: [storeWord(locale, 'noStores')] }
  const problemsOfTitles = wrongTitles(table.titles, locale)
  if (problemsOfTitles.length > 0) return { rows: [], problems: problemsOfTitles }
  const read = table.lines.map((line) => ({ line, ...placedRow.safeParse(line.cells) }))
  const problems = read.flatMap(({ line, error }) => faultsOf(line, error, locale))
  const rows = read.flatMap(({ line, data }) => (data && !line.uneven ? [{ slug: data.slug, data: docOf(data) }] : []))
  const doubled = rows
    .filter(({ slug }, index) => rows.findIndex((other) => other.slug === slug) !== index)
    .map(({ slug }) => storeWord(locale, 'twice', { slug }))
  return { rows, problems: [...problems, ...doubled] }
}

/** A title that is not known may be meant for a column that may be left out; a spreadsheet adds columns without any. */
const wrongTitles = (titles: readonly string[], locale: Locale): string[] => [
  ...needed.filter((column) => !titles.includes(column)).map((column) => storeWord(locale, 'missing', { column })),
  ...titles
    .filter((title) => title !== '' && !storeColumns.includes(title))
    .map((column) => storeWord(locale, 'otherColumn', { column, columns: storeColumns.join(', ') })),
]

/** In a row that has not a cell for each column, the others would be under wrong titles. */
function faultsOf({ at, uneven }: CsvLine, error: z.ZodError | undefined, locale: Locale): string[] {
  if (uneven) return [storeWord(locale, 'line', { at, wrong: storeWord(locale, 'uneven', uneven) })]
  const columns = new Set(error?.issues.map(({ path }) => String(path[0])))
  return [...columns].map((column) =>
    storeWord(locale, 'cell', { at, column, wrong: (wanted[column] ?? something)[locale] }),
  )
}

function docOf(line: z.infer<typeof row>): StoreRow['data'] {
  const {
    name_en,
    name_fr,
    postal_code,
    time_zone,
    opens_on,
    closed_on,
    slug: _,
    description_en,
    description_fr,
    departments_en,
    departments_fr,
    exceptions,
    ...rest
  } = line
  const hours = fromMonday.flatMap((day) => periodsOf(line[day]).map((period) => ({ day, ...period })))
  const { street, city, province, latitude, longitude, phone, services } = rest
  return {
    name: Object.fromEntries(locales.map((locale) => [locale, locale === 'en' ? name_en : name_fr])),
    street,
    city,
    province,
    postalCode: postal_code,
    ...given({ latitude, longitude }),
    phone,
    timeZone: time_zone,
    services,
    hours,
    ...given({
      opensOn: opens_on === undefined ? undefined : opens_on || null,
      closedOn: closed_on === undefined ? undefined : closed_on || null,
      description: both(description_en, description_fr),
      departments: both(departments_en, departments_fr),
      exceptions,
    }),
  }
}

const both = (en: string | undefined, fr: string | undefined) =>
  en === undefined && fr === undefined ? undefined : { en: en ?? '', fr: fr ?? '' }
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>

/** `9:30-12:00, 13:00-18:00`; other text is stored and shown as it is (acceptance 143). */
function periodsOf(day: string): { open: string; close: string }[] {
  if (day.trim() === '' || isClosedWord(day)) return []
  const periods = day.split(',').map((part) => /^\s*([^-–]+?)\s*[-–]\s*([^-–]+?)\s*$/.exec(part))
  if (periods.some((period) => !period || !/\d/.test(period[1] ?? ''))) return [{ open: day.trim(), close: '' }]
  return periods.map((period) => ({ open: period?.[1] ?? '', close: period?.[2] ?? '' }))
}
