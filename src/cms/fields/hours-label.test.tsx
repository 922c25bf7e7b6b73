import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HoursLabel } from './hours-label.tsx'

let data = {}
vi.mock('@payloadcms/ui', () => ({
  useRowLabel: () => ({ data, rowNumber: 2 }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}))

test.each([
  ['its day', { day: 'monday', open: '9:30' }, /^lundi$/i],
  ['its date', { date: '2026-12-24' }, /^24\sdécembre\s2026$/],
  ['its date and name', { date: '2026-12-24', name: 'Veille de Noël' }, /^24\sdécembre\s2026, Veille de Noël$/],
  ['its number until it has one', {}, /^03$/],
  ['its number while its date is none', { date: '2026-13' }, /^03$/],
])('a row of hours is called by %s', (_, row, label) => {
  data = row
  expect(renderToStaticMarkup(<HoursLabel />).replaceAll(/<[^>]+>/g, '')).toMatch(label)
})
