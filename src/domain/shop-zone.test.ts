import { afterEach, expect, test } from 'vitest'
import { momentText, shopDay } from './shop-day.ts'
import { isZone, setShopZone } from './shop-zone.ts'

afterEach(() => setShopZone(undefined))
const evening = Date.parse('2026-07-10T05:30:00Z')

test('days and times are those of the shop’s own zone', () => {
  expect([shopDay(evening), momentText(evening, 'fr').time]).toEqual([
    '2026-07-09',
    '22\u00a0h\u00a030 (heure du Pacifique)',
  ])
  setShopZone('America/Toronto')
  expect([shopDay(evening), momentText(evening, 'fr').time]).toEqual([
    '2026-07-10',
    '1\u00a0h\u00a030 (heure de l’Est)',
  ])
})

test.each([
  ['America/Toronto', true],
  ['America/St_Johns', true],
  ['Toronto', false],
  ['', false],
])('%s names a time zone: %s', (text, expected) => expect(isZone(text)).toBe(expected))
