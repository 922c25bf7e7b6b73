// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { show } from '../testing/shown.ts'
import { PlacedProducts } from './placed-products.tsx'

const store = vi.hoisted((): { id?: number; collectionSlug: string } => ({ collectionSlug: '' }))
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/payload-ui.tsx')),
  useConfig: () => ({ config: { routes: { api: '/admin/api', admin: '/admin' } } }),
  useDocumentInfo: () => store,
  useFormFields: (select: (of: [object]) => unknown) => select([{ 'onPage.productsFirst': { value: [7, 8] } }]),
}))

async function said(collectionSlug: string, within: object, id?: number) {
  Object.assign(store, { collectionSlug, id })
  const chosen = [
    { id: 7, code: '5107-232', title: 'Tent' },
    { id: 8, code: '5107-233', title: 'Tarp' },
  ]
  const asked = vi.fn(async () => Response.json({ chosen, within }))
  vi.stubGlobal('fetch', asked)
  document.body.replaceChildren()
  await show(<PlacedProducts />)
  if (id) await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await vi.waitFor(() => expect(document.querySelector('[role=status]')).not.toBeNull())
  return document.body
}

test('a collection says how many are in it, where they are listed, and what it puts first is not in it', async () => {
  const body = await said('product-collections', { outside: [8], count: 12 }, 3)
  const warning = staffText('en', 'sale_outside_product_collections', { titles: 'Tarp' })
  await vi.waitFor(() => expect(body.querySelector('[role=status]')?.textContent).toBe(warning))
  expect(body.textContent).toContain(staffText('en', 'sale_within', { n: 12 }))
  expect(body.textContent).toContain(staffText('en', 'sale_withinAdd'))
  expect(body.querySelector('a')?.getAttribute('href')).toBe(
    '/admin/collections/products?where[or][0][and][0][collections][in]=3&where[or][0][and][1][_status][equals]=published',
  )
})

test('a category says only what is not in it, and a new collection where one adds products', async () => {
  const category = await said('categories', { outside: [7, 8] }, 3)
  const warning = staffText('en', 'sale_outside_categories', { titles: 'Tent, Tarp' })
  await vi.waitFor(() => expect(category.textContent).toBe(warning))
  const fresh = await said('product-collections', {})
  expect(fresh.textContent).toBe(staffText('en', 'sale_withinAdd'))
})
