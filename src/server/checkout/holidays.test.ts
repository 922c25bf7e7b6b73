import { expect, test } from 'vitest'
import { holidaysOf } from './holidays.ts'

const days = async (...given: Parameters<typeof holidaysOf>) => (await holidaysOf(...given)).map(({ day }) => day)

test('the statutory holidays of the destination’s province (acceptance 133)', async () => {
  expect(await holidaysOf('QC', '2026-12-24', '2026-12-31')).toEqual(
    expect.arrayContaining([
      { day: '2026-06-24', name: { en: 'National Holiday', fr: 'Fête nationale du Québec' } },
      { day: '2026-12-25', name: { en: 'Christmas Day', fr: 'Noël' } },
    ]),
  )
  expect(await days('QC', '2026-02-01', '2026-02-28')).not.toContain('2026-02-16')
  expect(await days('ON', '2026-02-01', '2026-02-28')).toContain('2026-02-16')
  expect(await days('BC', '2026-09-01', '2026-09-30')).toContain('2026-09-30')
  expect(await days('ON', '2026-04-01', '2026-04-30')).not.toContain('2026-04-06')
  expect(await days('NS', '2026-11-01', '2026-11-30')).toContain('2026-11-11')
  expect(await days('ON', '2026-11-01', '2026-11-30')).not.toContain('2026-11-11')
})

test('where the province is not known yet, what all of Canada observes', async () =>
  expect(await days(undefined, '2026-01-01', '2026-01-01')).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-07-01',
    '2026-09-07',
    '2026-12-25',
  ]))

test('a window over the turn of the year has the holidays of both years', async () => {
  const over = await days('AB', '2026-12-24', '2027-01-04')
  expect(over).toContain('2026-12-25')
  expect(over).toContain('2027-01-01')
})
