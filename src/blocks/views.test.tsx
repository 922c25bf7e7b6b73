import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { SafeHtml, Slice } from '../domain/content/slice.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { Slices } from './views.tsx'

overwriteGetLocale(() => 'en')
const html = (text: string) => text as SafeHtml
const picture = { file: 'a.png', width: 1600, height: 1000, alt: '' }

const render = (...slices: Slice[]) => renderPage(true, ...slices)
const renderPage = (opensPage: boolean, ...slices: Slice[]) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <Slices
              slices={slices}
              opensPage={opensPage}
              renderProducts={({ products }) => `${products.length} tiles`}
            />
          ),
        },
      ])}
    />,
  )

test('the first hero carries the heading of the page, a later one does not', () => {
  const hero = (id: string): Slice => ({ id, type: 'hero', heading: id, text: '', actions: [] })
  expect(render(hero('one'), hero('two'))).toMatch(/<h1[^>]*>one.*<h2[^>]*>two/)
})

test('every item of the copy list, as the HTML it is (acceptance 62)', () =>
  expect(render({ id: 'a', type: 'markdowncopy', copy: [html('<h2>x</h2>'), html('<p>y</p>')] })).toMatch(
    /<h2>x<\/h2>.*<p>y<\/p>/,
  ))

test('a picture has its own size, its empty alt, its caption and its link (acceptance 63)', () => {
  const shown = render({ id: 'a', type: 'image', picture, caption: html('By the lake'), href: '/en/explore/x' })
  expect(shown).toMatch(/<img[^>]* width="1600" height="1000" alt(?:="")? /)
  expect(shown).toMatch(/<a [^>]*href="\/en\/explore\/x"[^>]*><img/)
  expect(shown).toMatch(/<figcaption.*By the lake.*<\/figcaption>/)
})

test('the picture that a page begins with is fetched first, also below the heading of the page; the next is not', () => {
  const image = (id: string): Slice => ({ id, type: 'image', picture })
  const video: Slice = {
    id: 'v',
    type: 'mediaembed',
    title: 'T',
    provider: 'Portage',
    url: '/video/a.webm',
    html: html(''),
    width: 960,
    height: 600,
    poster: picture,
  }
  for (const first of [image('a'), video])
    expect(renderPage(false, first, image('b')).match(/(?<=loading=")\w+/g)).toEqual(['eager', 'lazy'])
})

test('links of each importance look different (acceptance 65)', () => {
  const looks = [
    ...render({
      id: 'a',
      type: 'action',
      items: (['primary', 'normal', 'other'] as const).map((importance) => ({
        label: importance,
        href: '/',
        importance,
      })),
    }).matchAll(/<a [^>]*class="([^"]+)"/g),
  ].map(([, look]) => look)
  expect(new Set(looks).size).toBe(3)
})

test('a carousel without products shows nothing', () =>
  expect(render({ id: 'a', type: 'productcarousel', heading: 'Deals', products: [] })).not.toContain('tiles'))

test('each slice has its anchor (acceptance 71)', () =>
  expect(render({ id: 'id_2024_hiver_', type: 'inlinealert', text: html('Hi'), alertType: 'INFORMATION' })).toContain(
    'id="id_2024_hiver_"',
  ))

test('what stands closer takes back what is between all blocks, at every width, and never a length of its own', () => {
  const question = (id: string): Slice => ({ id, type: 'dropdown', title: id, copy: html(''), isOpen: false })
  const text: Slice = { id: 'text', type: 'markdowncopy', copy: [html('')] }
  const shown = render(question('a'), question('b'), text)
  expect(shown).toMatch(/^<div class="[^"]*(?<!\S)gap-\(--between\)/)
  const margins = [...shown.matchAll(/ id="\w+" class="empty:hidden ([^"]*)"/g)].map(([, margin]) => margin)
  expect(margins).toEqual(['', 'mt-[calc(-1px-var(--between))]', 'mt-[calc(1.5rem-var(--between))]'])
})
