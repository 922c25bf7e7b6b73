// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Review } from '../../domain/reviews/review.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ReviewList } from './review-list.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')
const review = (id: string, helpful: number): Review => ({
  id,
  stars: 4,
  title: `Review ${id}`,
  text: '',
  author: id === '7' ? 'Ann' : '',
  locale: 'en',
  writtenOn: '2026-01-01',
  isVerified: id === '7',
  helpful,
})
afterEach(() => vi.unstubAllGlobals())

test('a vote is counted in its place; what is refused says so, and screen readers hear both', async () => {
  const answers: object[] = [
    { ok: true, helpful: 4 },
    { ok: true, helpful: 0 },
    { ok: false, reason: 'too-many-tries' },
  ]
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return { json: async () => answers.shift() }
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(<ReviewList reviews={[review('7', 3), review('8', 0)]} locale="en" heading="h2" title="Poles" isAll />),
  )
  const verified = [...document.querySelectorAll('li')].map(({ textContent }) =>
    textContent?.includes(m.reviews_verified()),
  )
  expect(verified).toEqual([true, false])
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/api/review-votes?locale=en&all=1')
  const buttons = () => [...document.querySelectorAll('button')]
  const press = async (at: number) => {
    await act(async () => buttons()[at]?.click())
    await act(async () => void (await vi.dynamicImportSettled()))
  }
  const said = () => document.querySelector('[role=status]')?.textContent
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Helpful (3)', 'Report', 'Helpful', 'Report'])
  expect(buttons().map(({ ariaLabel }) => ariaLabel)).toEqual(
    [
      ['Helpful (3)', 'Ann'],
      ['Report', 'Ann'],
      ['Helpful', m.reviews_anonymous()],
      ['Report', m.reviews_anonymous()],
    ].map(([vote, author]) => `${vote}: review by ${author}`),
  )
  await press(0)
  expect([buttons()[0]?.textContent, buttons()[0]?.ariaPressed, said()]).toEqual([
    'Helpful (4)',
    'true',
    m.reviews_voted(),
  ])
  await press(3)
  expect([buttons()[3]?.textContent, said(), sent.length]).toEqual([m.reviews_report_sure(), m.reviews_report_ask(), 1])
  await press(3)
  expect([buttons()[3]?.textContent, said()]).toEqual([m.reviews_reported(), m.reviews_reported_thanks()])
  await press(2)
  expect([buttons()[2]?.textContent, said()]).toEqual(['Helpful', m.review_error_too_many()])
  expect(document.querySelectorAll('li')[1]?.textContent).toContain(m.review_error_too_many())
  expect(sent).toEqual([{ helpful: '7' }, { report: '8' }, { helpful: '8' }])
  await act(async () => root.unmount())
})

test('what it was used for stands with a review, marked where it is in the other language', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const reviews: Review[] = [{ ...review('7', 0), locale: 'fr', usedFor: 'Raquette' }, review('8', 0)]
  await act(async () => root.render(<ReviewList reviews={reviews} locale="en" heading="h2" title="Poles" />))
  const [first, second] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(first).toContain('Used for: Raquette')
  expect(second).not.toContain('Used for')
  expect(document.querySelector('[lang=fr]:not(h2)')?.textContent).toBe('Raquette')
  await act(async () => root.unmount())
})
