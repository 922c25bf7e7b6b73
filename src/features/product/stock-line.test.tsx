// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { chosenOf } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { StockLine } from './stock-line.tsx'
import { shell, variant } from './testing/shell.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each([
  [1, 2, 'En stock dans 1 taille sur 2', 'In stock in 1 of 2 sizes'],
  [3, 5, 'En stock dans 3 tailles sur 5', 'In stock in 3 of 5 sizes'],
])('%i of %i sizes in stock is "%s" and "%s"', (some, all, fr, en) => {
  expect(m.product_stock_sizes({ some, all }, { locale: 'fr' }).replaceAll('\u00a0', ' ')).toBe(fr)
  expect(m.product_stock_sizes({ some, all }, { locale: 'en' })).toBe(en)
})

const sizes = { s: 389_95, m: 389_95, l: 399_95, xl: 409_95 }
const product = {
  ...shell,
  sizes: Object.keys(sizes).map((key) => ({ key, name: key })),
  variants: Object.entries(sizes).map(([size, price]) => variant('moss', size, { price })),
}

test.each([
  ['en', '$399.95, In stock', '$389.95, In stock', 'In stock'],
  ['fr', '399,95\u00a0$, En stock', '389,95\u00a0$, En stock', 'En stock'],
] as const)('%s: a price that changes with the size is announced with the stock', async (locale, l, s, alone) => {
  overwriteGetLocale(() => locale)
  const root = createRoot(document.body)
  const announced = async (size?: string) => {
    const chosen = chosenOf(product, { colour: 'moss', size })
    await act(async () => root.render(chosen && <StockLine product={product} chosen={chosen} />))
    return document.querySelector('[role=status]')?.textContent
  }
  expect([await announced('s'), await announced('m')]).toEqual([alone, alone])
  expect([await announced('l'), await announced('s')]).toEqual([l, s])
  await act(async () => root.unmount())
})
