import type Holidays from 'date-holidays'
import type { ProvinceCode } from '../../domain/address/province.ts'
import type { Holiday } from '../../domain/shipping/delivery-window.ts'
import { dayOfText, type Day } from '../../domain/time.ts'

const cached = new Map<string, Holiday[]>()

/**
 * The statutory holidays of a province from the year of one day to that of another, or those that all of Canada
 * observes where the province is not known yet.
 */
export async function holidaysOf(province: ProvinceCode | undefined, from: Day, to: Day): Promise<Holiday[]> {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, more) => yearOf(from) + more)
  const found = await Promise.all(years.map((year) => holidaysIn(province, year)))
  return found.flat()
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))

async function holidaysIn(province: ProvinceCode | undefined, year: number): Promise<Holiday[]> {
  const key = `${province ?? 'CA'} ${year}`
  const known = cached.get(key)
  if (known) return known
  // A megabyte of the holidays of the world: read when the first cart asks.
  const { default: Calendar } = await import('date-holidays')
  const options = { types: ['public' as const] }
  const read = statutory(province ? new Calendar('CA', province, options) : new Calendar('CA', options), year)
  const found = province && reconciling.includes(province) ? [...read, reconciliation(year)] : read
  if (cached.size >= MOST_YEARS) cached.clear()
  cached.set(key, found)
  return found
}

const MOST_YEARS = 200

/** The package is behind by these: a statutory holiday since 2021 to 2024 … */
const reconciling: readonly ProvinceCode[] = ['BC', 'MB', 'NT', 'NU', 'PE', 'YT']
const reconciliation = (year: number): Holiday => ({
  day: `${year}-09-30`,
  name: {
    en: 'National Day for Truth and Reconciliation',
    fr: 'Journée nationale de la vérité et de la réconciliation',
  },
})
/** … and ahead by this one, which no province has in its employment standards. */
const EASTER_MONDAY = 'easter 1'

function statutory(calendar: Holidays, year: number): Holiday[] {
  const french = new Map(calendar.getHolidays(year, 'fr').map(({ date, rule, name }) => [`${date} ${rule}`, name]))
  return calendar.getHolidays(year, 'en').flatMap(({ date, rule, name }) => {
    const day = dayOfText(date.slice(0, 10))
    return day && rule !== EASTER_MONDAY
      ? [{ day, name: { en: typographic(name), fr: typographic(french.get(`${date} ${rule}`) ?? name) } }]
      : []
  })
}

const typographic = (name: string): string => name.replaceAll("'", '’')
