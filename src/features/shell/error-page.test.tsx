import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
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
