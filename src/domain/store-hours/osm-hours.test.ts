import { expect, test } from 'vitest'
import { osmHours } from './osm-hours.ts'
import type { HoursException, StoreHours } from './store-hours.ts'

const store = (weekly: StoreHours['weekly'], ...exceptions: HoursException[]) =>
  osmHours({ timeZone: 'America/Toronto', weekly, exceptions })
const from = (open: string, close: string) => ({ open, close })

// hours that an OpenStreetMap parser reads; 2026-11-20 is a Friday
test.each([
  [
    { monday: [from('9:30', '18:00')], sunday: [from('7:00', '11:00'), from('15:00', '19:00')] },
    [],
    'Mo 09:30-18:00, Su 07:00-11:00,15:00-19:00',
  ],
  [{}, [], 'off'],
  [{ friday: [from('18:00', '02:00')], saturday: [from('00:00', '24:00')] }, [], 'Fr 18:00-02:00, Sa 00:00-24:00'],
  [{ friday: [from('sur rendez-vous', '')] }, [], 'Fr unknown "sur rendez-vous"'],
  [
    { monday: [from('9:30', '18:00')] },
    [{ date: '2026-12-25', open: 'fermé', close: '' }],
    'Mo 09:30-18:00; 2026 Dec 25 off',
  ],
  [
    { friday: [from('18:00', '02:00')] },
    [{ date: '2026-11-21', open: 'closed', close: '' }],
    'Fr 18:00-02:00; 2026 Nov 21 00:00-02:00',
  ],
  [
    { friday: [from('18:00', '02:00')] },
    [{ date: '2026-11-20', open: '10:00', close: '12:00' }],
    'Fr 18:00-02:00; 2026 Nov 20 10:00-12:00; 2026 Nov 21 off',
  ],
])('%j with %j is %s', (weekly, exceptions, text) =>
  expect(store(weekly, ...(exceptions as HoursException[]))).toBe(text),
)
