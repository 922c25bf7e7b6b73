import { renderToStringAsync } from 'preact-render-to-string'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ProductView } from './product-view.tsx'
import { shell, variant } from './testing/shell.ts'

overwriteGetLocale(() => 'en')

const shown = async (product: typeof shell) => {
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
  return renderToStringAsync(<RouterProvider router={made} />)
}

test('without JavaScript a size is asked for by the form itself', async () => {
  const html = await shown(shell)
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

test('a size that another colour has is missing in this one; what no variant has is not sold online', async () => {
  const named = (html: string) => [...html.matchAll(/class="sr-only">([^<]*, not [^<]*)</g)].map(([, words]) => words)
  const unsold = shell.variants.map((each) => ({ ...each, stock: 'NOT_STOCKED' as const }))
  expect(named(await shown({ ...shell, variants: unsold }))).toEqual([
    'Moss, not sold online',
    'Lake, not sold online',
    'S, not sold online',
    'M, not sold online',
  ])
  const apart = [variant('moss', 's'), variant('lake', 'm')]
  expect(named(await shown({ ...shell, variants: apart }))).toEqual(['M, not made in this colour'])
})
