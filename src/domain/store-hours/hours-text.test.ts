import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

const words = { closed: 'Fermé', allDay: 'Ouvert 24 heures sur 24' }
const open = (...periods: [number, number][]) =>
  ({ kind: 'open', periods: periods.map(([opensAt, closesAt]) => ({ opensAt, closesAt })) }) as const

test.each([
  [{ kind: 'closed' } as const, 'Fermé'],
  [{ kind: 'unreadable', text: 'sur rendez-vous' } as const, 'sur rendez-vous'],
  [open([540, 720], [780, 1260]), '9_h_00_–_12_h_00, 13_h_00_–_21_h_00'],
  [open([0, 1440]), 'Ouvert 24 heures sur 24'],
  [open([0, 1380]), '0_h_00_–_23_h_00'],
])('%j is %s', (hours, text) => expect(hoursText(hours, 'fr', words).replaceAll('\u00a0', '_')).toBe(text))
