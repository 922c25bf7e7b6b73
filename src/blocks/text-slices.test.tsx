import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { SafeHtml, Slice } from '../domain/content/slice.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { Slices } from './views.tsx'

overwriteGetLocale(() => 'en')
const html = (text: string) => text as SafeHtml
const picture = { file: 'a.png', width: 1600, height: 1000, alt: 'A lake' }
const pageOf = (slices: Slice[]) => (
  <RouterProvider
    router={createMemoryRouter(
      [
        {
          path: '*',
          id: 'explore.en',
          element: <Slices slices={slices} opensPage={false} renderProducts={() => null} />,
        },
      ],
      { initialEntries: ['/en/explore/wax'] },
    )}
  />
)
const render = (...slices: Slice[]) => renderToStaticMarkup(pageOf(slices))

test('vertimage: picture, copy and link (acceptance 64)', () =>
  expect(render({ id: 'a', type: 'vertimage', picture, copy: html('<p>Hi</p>'), href: '/en/x' })).toMatch(
    /<a href="\/en\/x"[^>]*><img[^>]*alt="A lake".*<p>Hi<\/p>/,
  ))

test('iframeembed: its size and title, in a sandbox (acceptance 67)', () => {
  const shown = render({
    id: 'a',
    type: 'iframeembed',
    src: 'https://www.openstreetmap.org/x',
    title: 'Map',
    width: 400,
    height: 300,
  })
  expect(shown).toMatch(
    /<iframe src="https:\/\/www\.openstreetmap\.org\/x" title="Map" width="400" height="300" sandbox="[^"]+"/,
  )
})

test('formembed: the form as it is (acceptance 69)', () =>
  expect(render({ id: 'a', type: 'formembed', html: html('<form action="https://formspree.io/f"></form>') })).toContain(
    '<form action="https://formspree.io/f"></form>',
  ))

test.each([true, false])('dropdown: right on the first paint, without JavaScript: %s (acceptance 70)', (isOpen) => {
  const shown = render({ id: 'a', type: 'dropdown', title: 'When?', copy: html('<p>Soon.</p>'), isOpen })
  expect(shown).toContain(`aria-expanded="${isOpen}"`)
  expect(/<details[^>]* open[ >]/.test(shown)).toBe(isOpen)
  expect(shown).toContain('<p>Soon.</p>')
})

test('columns and storeteaser', () => {
  expect(
    render({
      id: 'a',
      type: 'columns',
      heading: 'Why',
      columns: [
        { heading: 'One', copy: html('<p>1</p>') },
        { heading: 'Two', href: '/en/two' },
      ],
    }),
  ).toMatch(/<h2[^>]*>Why<\/h2>.*<h3[^>]*>One.*<p>1<\/p>.*href="\/en\/two"/)
  expect(
    render({
      id: 'a',
      type: 'storeteaser',
      heading: 'Visit',
      text: '',
      stores: [{ name: 'Calgary', address: '1 Bow Trail', href: '/en/stores/calgary' }],
    }),
  ).toMatch(/href="\/en\/stores\/calgary".*Calgary.*1 Bow Trail/)
})

test('text stands in the middle of a page of text, and begins at the edge below a band as wide as the page', () => {
  const text: Slice = { id: 'a', type: 'markdowncopy', copy: [html('<p>Hi</p>')] }
  const band: Slice = { id: 'b', type: 'hero', heading: 'Ski', text: '', actions: [] }
  expect([render(text, band), render(band, text)].map((page) => page.includes('from-the-edge'))).toEqual([false, true])
})
