import { expect, test } from 'vitest'
import { dayHours } from './day-hours.ts'

const from = (open: string, close: string) => ({ open, close })
const open = (...periods: [number, number][]) => ({
  kind: 'open',
  periods: periods.map(([opensAt, closesAt]) => ({ opensAt, closesAt })),
})
const closed = { kind: 'closed' }

// acceptance 141, 143
test.each([
  [[from('10:00', '21:00')], open([600, 1260])],
  [[from('10:00', '00:00')], open([600, 1440])],
  [[from('13:00', '17:00'), from('9:00', '12:00')], open([540, 720], [780, 1020])],
  [[from('9:00', '12:00'), from('12:00', '17:00')], open([540, 1020])],
  [[from('9:00', '17:00'), from('10:00', '12:00')], open([540, 1020])],
  [[], closed],
  [[from('', '')], closed],
  [[from('Fermé', '')], closed],
  [[from('closed', 'closed')], closed],
  [[from('closed', ''), from('13:00', '17:00')], open([780, 1020])],
  [[from('lundi - jeudi 16h à 20h', '')], { kind: 'unreadable', text: 'lundi - jeudi 16h à 20h' }],
  [[from('closes at 5', 'closes at 5')], { kind: 'unreadable', text: 'closes at 5' }],
  [[from('10:00', '')], { kind: 'unreadable', text: '10:00' }],
  [[from('18:00', '02:00')], open([1080, 1560])],
  [[from('18:00', '02:00'), from('10:00', '19:00')], open([600, 1560])],
  [[from('00:00', '24:00')], open([0, 1440])],
  [[from('00:00', '00:00')], open([0, 1440])],
  [[from('10:00', '10:00')], { kind: 'unreadable', text: '10:00' }],
  [[from('10:00', '12:00'), from('noon', '17:00')], { kind: 'unreadable', text: '10:00 – 12:00, noon – 17:00' }],
])('%j is %j', (stored, hours) => expect(dayHours(stored)).toEqual(hours))
