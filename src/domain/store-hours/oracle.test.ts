// @long
import fc from 'fast-check'
import OpeningHours from 'opening_hours'
import { afterAll, expect, test } from 'vitest'
import { addDays, instantInZone, weekdays, type Day } from '../time.ts'
import { openingMessage } from './opening-message.ts'
import { osmHours } from './osm-hours.ts'
import type { HoursException, StoredPeriod, StoreHours } from './store-hours.ts'

/**
 * Every zone in which Canadians live, by a place of each; Regina, Whitehorse, Atikokan and Blanc-Sablon never change
 * their clocks.
 */
const zones = [
  'St_Johns',
  'Halifax',
  'Blanc-Sablon',
  'Toronto',
  'Atikokan',
  'Winnipeg',
  'Regina',
  'Edmonton',
  'Vancouver',
  'Whitehorse',
].map((place) => `America/${place}`)
/**
 * First days of 14: both changes of clock are inside (1 November 2026, 14 March 2027), and holidays at the turn of the
 * year.
 */
const starts: Day[] = ['2026-10-25', '2026-12-20', '2027-03-07']
const DAYS = 14
const MINUTE = 60_000
const RUNS = 5
/** Stores open and close at quarters: in all runs but the first the minutes around them are asked for. */
const isNearQuarter = (minute: number) => minute % 15 < 2 || minute % 15 === 14

const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
/**
 * Times that are skipped when clocks go forward are left out: what the oracle says of 02:30 depends on what closes just
 * before. The shop's reading, which is that of calendars, is tested in opening-message.test.ts.
 */
const isLeftOut = (quarter: number) => quarter > 8 && quarter < 12
const period: fc.Arbitrary<StoredPeriod> = fc
  .tuple(fc.nat(95), fc.integer({ min: 1, max: 95 }))
  .map(([open, length]) => [open, (open + length) % 96] as const)
  .filter((ends) => !ends.some(isLeftOut))
  .map(([open, close]) => ({ open: clock(open), close: clock(close) }))
const closed: StoredPeriod[][] = [[], [{ open: 'Fermé', close: '' }]]
const dayOfPeriods = fc.oneof(
  fc.constantFrom(...closed),
  fc.array(period, { minLength: 1, maxLength: 3 }),
  fc.constant([{ open: '00:00', close: '24:00' }]),
)

const store = (start: Day) =>
  fc
    .tuple(
      fc.array(dayOfPeriods, { minLength: 7, maxLength: 7 }),
      fc.uniqueArray(fc.tuple(fc.integer({ min: -1, max: DAYS }), dayOfPeriods), {
        maxLength: 4,
        selector: ([day]) => day,
      }),
    )
    .map(([week, exceptions]): Omit<StoreHours, 'timeZone'> => ({
      weekly: Object.fromEntries(weekdays.map((day, index) => [day, week[index] ?? []])),
      exceptions: exceptions.flatMap(([day, periods]): HoursException[] =>
        (periods.length > 0 ? periods : [{ open: 'closed', close: '' }]).map((one) => ({
          ...one,
          date: addDays(start, day),
        })),
      ),
    }))

const ownZone = process.env.TZ
afterAll(() => void (process.env.TZ = ownZone))

/** When the oracle says that it is open; it thinks in the zone of the process. */
function oracle(text: string, timeZone: string, start: Day): (now: number) => boolean {
  process.env.TZ = timeZone
  const [from, to] = [instantInZone(start, 0, timeZone), instantInZone(addDays(start, DAYS), 0, timeZone)]
  expect(new Date(from).getHours()).toBe(0)
  const spans = new OpeningHours(text, null)
    .getOpenIntervals(new Date(from), new Date(to))
    .map(([opens, closes]) => [Number(opens), Number(closes)] as const)
  return (now) => spans.some(([opens, closes]) => opens <= now && now < closes)
}

/**
 * `opening_hours` 3.15 takes the day before for one of 24 hours, and so errs for an hour when clocks change: after they
 * went forward `Su 18:00-02:00` is closed from 00:00 to 01:00, and on the day they go back `Su 23:45-23:30` is open
 * from 23:00 to 23:30, and `Sa 23:45-23:30` is not. For these hours it is asked in Regina, where clocks never change
 * and show the same time.
 */
const wrongHours: { day: Day; minute: number }[] = [
  { day: '2026-11-01', minute: 23 * 60 },
  { day: '2027-03-15', minute: 0 },
]
const STILL = 'America/Regina'

/** Almost around the clock, into the night the clocks change and out of it: found by chance once. */
const almostAlways: Omit<StoreHours, 'timeZone'> = {
  weekly: {
    saturday: [{ open: '23:45', close: '23:00' }],
    sunday: [{ open: '23:45', close: '23:30' }],
  },
  exceptions: [],
}

// acceptance 139–142: an independent parser of OpenStreetMap's hours knows the same stores open at the same
// minutes
test.each(zones.flatMap((zone) => starts.map((start) => [zone, start] as const)))(
  'in %s from %s on, every minute of 14 days is as the oracle says',
  (timeZone, start) => {
    let run = 0
    const [from, to] = [instantInZone(start, 0, timeZone), instantInZone(addDays(start, DAYS), 0, timeZone)]
    const wrong = wrongHours.map(({ day, minute }) => ({
      begins: instantInZone(day, minute, timeZone),
      still: instantInZone(day, minute, STILL),
    }))
    fc.assert(
      fc.property(store(start), (hours) => {
        const isFirst = run++ === 0
        const own = { timeZone, ...hours }
        const text = osmHours(own)
        const still = oracle(text, STILL, start)
        const says = oracle(text, timeZone, start)
        for (let now = from; now < to; now += MINUTE) {
          if (!isFirst && !isNearQuarter((now - from) / MINUTE)) continue
          const hour = wrong.find(({ begins }) => now >= begins && now < begins + 60 * MINUTE)
          const expected = hour ? still(hour.still + now - hour.begins) : says(now)
          const { kind } = openingMessage(own, now)
          if ((kind === 'open-till' || kind === 'open-day-and-night') !== expected)
            throw new Error(
              `${new Date(now).toString()}: ${kind}, the oracle says ${expected ? 'open' : 'closed'} of ${text}`,
            )
        }
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [[almostAlways]] },
    )
  },
)
