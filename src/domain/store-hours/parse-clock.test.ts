import { expect, test } from 'vitest'
import { parseClock } from './parse-clock.ts'

// acceptance 143
test.each([
  ['10:00', 600],
  ['9:30', 570],
  ['21:00', 1260],
  ['00:00', 0],
  ['24:00', 1440],
  [' 10:00 ', 600],
  ['18 h 00', 1080],
  ['9 h 30', 570],
  ['18h', 1080],
  ['16h30', 990],
  ['18\u00a0h\u00a000', 1080],
  ['18 H', 1080],
  ['6:00 p.m.', 1080],
  ['6 pm', 1080],
  ['6PM', 1080],
  ['12:00 a.m.', 0],
  ['12:15 p.m.', 735],
  ['11:59 a. m.', 719],
])('%s is minute %i', (text, minute) => expect(parseClock(text)).toBe(minute))

test.each([
  '',
  'soon',
  '10',
  '10:',
  '10:5',
  '25:00',
  '24:01',
  '10:60',
  '13:00 p.m.',
  '0:30 am',
  '10:00 - 18:00',
  'lundi - jeudi 16h à 20h',
  '2026-11-20',
  'closed',
])('"%s" is not a time', (text) => expect(parseClock(text)).toBeUndefined())
