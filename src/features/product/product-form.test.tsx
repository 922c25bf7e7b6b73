import { renderToStringAsync } from 'preact-render-to-string'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ProductView } from './product-view.tsx'
import { shell as product } from './testing/shell.ts'

overwriteGetLocale(() => 'en')

test('without JavaScript a size is asked for by the form itself', async () => {
  const page = (
    <ProductView
      wish={null}
      product={product}
      tagInfo={{}}
      holidays={[]}
      onAdd={async () => {
        throw new Error('without JavaScript')
      }}
      breadcrumbs={null}
      related={null}
    />
  )
  const made = createMemoryRouter([{ path: '*', element: page }])
  const html = await renderToStringAsync(<RouterProvider router={made} />)
  const [, select = ''] = /<noscript>.*?<select([\s\S]*?)<\/select>.*?<\/noscript>/.exec(html) ?? []
  expect(select).toMatch(/^[^>]* name="sku"/)
  expect(select).toMatch(/^[^>]* required/)
  // None is chosen: the first says that there is a choice.
  expect([...select.matchAll(/<option[^>]* value(?:="([^"]*)")?/g)].map(([, sku = '']) => sku)).toEqual([
    '',
    'moss-s',
    'moss-m',
  ])
  expect(/<option[^>]*\bselected\b[^>]*value="[^"]/.test(select)).toBe(false)
  expect(html).toMatch(/<a href="#sizes"[^>]*noscript:hidden[^>]*>Choose a size/)
})
