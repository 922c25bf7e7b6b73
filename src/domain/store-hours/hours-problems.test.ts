import { expect, test } from 'vitest'
import { hoursProblems } from './hours-problems.ts'

const monday = (...periods: [string, string][]) => periods.map(([open, close]) => ({ day: 'monday', open, close }))
const found = (weekly: ReturnType<typeof monday>, exceptions: { date: string; open: string; close: string }[] = []) =>
  hoursProblems(weekly, exceptions).map(({ of, problem }) => `${of} ${problem}`)

// warnings for impossible hours
test.each<[string, ReturnType<typeof monday>, string[]]>([
  ['a usual day', monday(['9:00', '12:00'], ['13:00', '18:00']), []],
  ['an evening past midnight', monday(['18:00', '02:00']), []],
  ['closed', monday(['closed', '']), []],
  ['no day at all', [], []],
  ['two that overlap', monday(['9:00', '13:00'], ['12:00', '18:00']), ['monday overlap']],
  ['two that touch', monday(['9:00', '12:00'], ['12:00', '18:00']), []],
  ['swapped', monday(['18:00', '10:00']), ['monday through-the-night']],
  ['never', monday(['10:00', '10:00']), ['monday unreadable']],
  ['words', monday(['sur rendez-vous', '']), ['monday unreadable']],
  ['both', monday(['closed', ''], ['10:00', '12:00']), ['monday open-and-closed']],
])('%s', (_, weekly, problems) => expect(found(weekly)).toEqual(problems))

test('exceptions are looked at by date', () =>
  expect(
    found(
      [],
      [
        { date: '2026-02-30', open: 'closed', close: '' },
        { date: '2026-12-24', open: '9:00', close: '16:00' },
        { date: '2026-12-24', open: '15:00', close: '17:00' },
      ],
    ),
  ).toEqual(['2026-02-30 no-day', '2026-12-24 overlap']))
