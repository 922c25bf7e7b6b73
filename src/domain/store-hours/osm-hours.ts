import { addDays, clock24, dayOfText, fromMonday, type Day } from '../time.ts'
import type { DayHours, Period } from './day-hours.ts'
import type { StoreHours } from './store-hours.ts'
import { storeDay } from './week.ts'

const dayNames = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
} as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY = 24 * 60

/**
 * The hours of a store as OpenStreetMap writes them (wiki, Key:opening_hours/specification): `Mo 09:30-18:00, Tu …;
 * 2026 Dec 25 off`. A dated rule replaces a whole day there, what comes in from the night before included, and leaves
 * what its weekday gives to the night after: so a dated day is written from midnight to midnight, and the day after it
 * too where that matters.
 */
export function osmHours(store: StoreHours): string {
  const usual = { ...store, exceptions: [] }
  const weekly = fromMonday.map((day, index) => ({ day, hours: storeDay(usual, addDays(SOME_MONDAY, index)).hours }))
  const rules = weekly
    .filter(({ hours }) => hours.kind !== 'closed')
    .map(({ day, hours }) => `${dayNames[day]} ${ruleOf(hours)}`)
  const exceptions = [...new Set(store.exceptions.flatMap(({ date }) => dayOfText(date) ?? []))]
  const after = exceptions
    .filter((day) => periodsText(nightOf(store, day)) !== periodsText(nightOf(usual, day)))
    .map((day) => addDays(day, 1))
  const dated = [...new Set([...exceptions, ...after])].toSorted().map((day) => datedRule(store, day))
  return [rules.join(', ') || 'off', ...dated].join('; ')
}

function datedRule(store: StoreHours, day: Day): string {
  const { hours } = storeDay(store, day)
  const periods = [
    ...nightOf(store, addDays(day, -1)),
    ...(hours.kind === 'open' ? hours.periods.map(untilMidnight) : []),
  ]
  const rules = [
    ...(periods.length > 0 ? [periodsText(periods)] : []),
    ...(hours.kind === 'unreadable' ? [ruleOf(hours)] : []),
  ]
  return (rules.length > 0 ? rules : ['off']).map((rule) => `${dateText(day)} ${rule}`).join(', ')
}

/** The part of a day's hours that falls into the next day. */
function nightOf(store: StoreHours, day: Day): Period[] {
  const { hours } = storeDay(store, day)
  return hours.kind === 'open'
    ? hours.periods
        .filter(({ closesAt }) => closesAt > DAY)
        .map(({ closesAt }) => ({ opensAt: 0, closesAt: closesAt - DAY }))
    : []
}

const untilMidnight = ({ opensAt, closesAt }: Period): Period => ({ opensAt, closesAt: Math.min(closesAt, DAY) })

function ruleOf(hours: DayHours): string {
  if (hours.kind === 'unreadable') return `unknown "${hours.text.replaceAll('"', '’')}"`
  return hours.kind === 'closed' ? 'off' : periodsText(hours.periods)
}

const periodsText = (periods: Period[]) => periods.map(periodText).join(',')
/** `18:00-02:00` goes past midnight; a period of more than a day is written with hours beyond 24. */
const periodText = ({ opensAt, closesAt }: Period) =>
  `${clock24(opensAt)}-${clock24(closesAt > DAY && closesAt - DAY < opensAt ? closesAt - DAY : closesAt)}`
const dateText = (day: Day) => `${day.slice(0, 4)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(8)}`

/** Any Monday: the week as it usually is has no dates. */
const SOME_MONDAY = '2026-01-05'
