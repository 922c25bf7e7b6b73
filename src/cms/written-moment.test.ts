import { afterEach, expect, test } from 'vitest'
import { setShopZone } from '../domain/shop-zone.ts'
import { onShopClock, writtenMoment, writtenShopMoment } from './written-moment.ts'

test.each([
  ['en', '2026-11-25T06:09:00', 'Nov 25, 2026, 6:09 a.m.'],
  ['fr', '2026-11-25T06:09:00', '25 nov. 2026, 6 h 09'],
  ['en', '2026-11-05T18:21:00', 'Nov 5, 2026, 6:21 p.m.'],
  ['fr', '2026-11-05T18:21:00', '5 nov. 2026, 18 h 21'],
] as const)('in %s %s is written %s', (locale, at, text) =>
  expect(writtenMoment(locale, at).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text),
)

afterEach(() => setShopZone(undefined))

test.each([
  ['America/Halifax', '26 nov. 2026, 2 h 09', 'Passée le (heure de l’Atlantique)'],
  ['America/Toronto', '26 nov. 2026, 1 h 09', 'Passée le (heure de l’Est)'],
])('on the clock of a shop in %s it is %s', (zone, text, title) => {
  setShopZone(zone)
  const at = '2026-11-26T06:09:00.000Z'
  expect(writtenShopMoment('fr', at).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
  expect(onShopClock('fr', 'Passée le', Date.parse(at))).toBe(title)
})
