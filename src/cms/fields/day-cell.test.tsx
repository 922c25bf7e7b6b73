import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DayCell } from './day-cell.tsx'

const staff = vi.hoisted(() => ({ language: 'fr' }))
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: staff }) }))

test.each([
  ['fr', '2026-12-24', '<span>24 décembre 2026</span>'],
  ['en', '2026-12-24', '<span>December 24, 2026</span>'],
  ['fr', null, '<span></span>'],
])('staff read in %s the day of a list: %s', (language, cellData, shown) => {
  staff.language = language
  const cell = renderToStaticMarkup(createElement(DayCell, { cellData } as never))
  expect(cell.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(shown)
})
