// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ErrorPage } from './error-page.tsx'
import { FailedRequest } from './failed-request.ts'

test.each([
  ['en', 'mention this reference: a1b2-7'],
  ['fr', 'mentionnez cette référence\u00a0: a1b2-7'],
] as const)('in %s, a page that could not be made names the request of its document, or its own', (locale, words) => {
  overwriteGetLocale(() => locale)
  const shown = (ofDocument: string | undefined, own?: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <FailedRequest value={ofDocument}>
          <ErrorPage kind="failed" locale={locale} requestId={own} />
        </FailedRequest>
      </MemoryRouter>,
    )
  expect(shown('a1b2-7')).toContain(words)
  expect(shown('other-1', 'a1b2-7')).toContain(words)
  expect(shown(undefined)).not.toContain('a1b2-7')
})

test.each([
  ['a document of its own', true, []],
  ['in place of a page', false, ['h1', 'top']],
])('%s: what is read of an error starts at its heading', async (_, isDocument, taken) => {
  const page = (
    <MemoryRouter>
      <ErrorPage kind="offline" locale="en" />
    </MemoryRouter>
  )
  const place = document.body.appendChild(document.createElement('div'))
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  if (isDocument) place.innerHTML = renderToStaticMarkup(page)
  const root = isDocument ? hydrateRoot(place, page) : createRoot(place)
  await act(async () => root.render(page))
  expect([
    ...(document.activeElement === place.querySelector('h1') ? ['h1'] : []),
    ...(scrolled.mock.calls.length > 0 ? ['top'] : []),
  ]).toEqual(taken)
  await act(async () => root.unmount())
  scrolled.mockRestore()
})
