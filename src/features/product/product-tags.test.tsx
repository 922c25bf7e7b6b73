import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Product } from '../../domain/catalog/product.ts'
import type { ProductTag } from '../../domain/tags/tag.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ProductTags } from './product-tags.tsx'

overwriteGetLocale(() => 'fr')
const tag = (over: Partial<ProductTag>): ProductTag => ({
  id: 'a',
  name: 'Très demandé',
  path: '/produits/collections/les-plus-vendus',
  hierarchy: 'primary',
  colour: 'black',
  isLink: false,
  variants: [],
  ...over,
})
const product = (tags: ProductTag[]) => ({ tags, colours: [], sizes: [], variants: [] }) as unknown as Product
const shown = (tags: ProductTag[], tagInfo: Record<string, string> = {}) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', element: <ProductTags product={product(tags)} skus={['A']} tagInfo={tagInfo} /> },
      ])}
    />,
  )

// acceptance 54
test('a tag that is a link leads to its page, with the language in front', () =>
  expect(shown([tag({ isLink: true })])).toContain('href="/fr/produits/collections/les-plus-vendus"'))
test('a tag that can be asked about is a button that opens a dialog', () =>
  expect(shown([tag({})], { a: 'Le plus vendu.' })).toMatch(
    /<button type="button" aria-haspopup="dialog".*Très demandé/,
  ))
test('any other tag is plain text', () => expect(shown([tag({})])).not.toMatch(/<(a|button)/))

// acceptance 53
test('a tag of other SKUs does not show, and no list without tags', () =>
  expect(shown([tag({ variants: ['B'] })])).toBe(''))
