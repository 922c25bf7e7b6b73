import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { InstantCell } from './instant-view.tsx'

const staff = vi.hoisted(() => ({ language: 'fr' }))
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: staff }) }))

test.each([
  ['fr', Date.parse('2026-11-28T12:05:00'), /^<span>28 nov\. 2026,? (à )?12 h 05<\/span>$/],
  ['en', Date.parse('2026-11-28T12:05:00'), /^<span>Nov 28, 2026, 12:05 p\.m\.<\/span>$/],
  ['fr', null, /^<span><\/span>$/],
])('staff read in %s when something is due: %s', (language, cellData, shown) => {
  staff.language = language
  const cell = renderToStaticMarkup(createElement(InstantCell, { cellData } as never))
  expect(cell.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(shown)
})
