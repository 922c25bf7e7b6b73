import { expect, test } from 'vitest'
import { knowsSteadyClocks, steadyZone } from './steady-zone.ts'

const now = Date.UTC(2026, 10, 22, 18)

// acceptance 136, 139, 142
test.each([
  ['America/Vancouver', 'Etc/GMT+7'],
  ['America/Edmonton', 'Etc/GMT+6'],
  ['America/Regina', 'Etc/GMT+6'],
  ['America/Whitehorse', 'Etc/GMT+7'],
  ['America/Toronto', 'America/Toronto'],
  ['America/St_Johns', 'America/St_Johns'],
])('%s is read as %s', (zone, steady) => expect(steadyZone(zone, now)).toBe(steady))

test('a browser with older data shows the same clock', () => {
  const hour = (zone: string) =>
    new Date(now).toLocaleString('en-CA', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
  expect(hour('Etc/GMT+7')).toBe('11')
})

test('a machine knows the clocks that change no more by its time-zone data', () =>
  expect(knowsSteadyClocks()).toBe((process.versions.tz ?? '') >= '2026e'))
