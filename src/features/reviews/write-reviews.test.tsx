import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { WriteReviews } from './write-reviews.tsx'

overwriteGetLocale(() => 'en')

test.each([
  [true, 'A link to write a review works for 180 days'],
  [false, 'Open it again from the email'],
])('a link that opens no reviews gives its age as the reason only if it is that old: %s', (isOver, words) => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <WriteReviews invitation={undefined} isOver={isOver} path={{ en: '/en', fr: '/fr' }} locale="en" />
    </MemoryRouter>,
  )
  expect(page).toContain(words)
  expect([page.includes('180'), page.includes('href="/en/orders"')]).toEqual([isOver, true])
})
