// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCart, type CartAnswer } from '../../domain/cart/cart.ts'
import type { Product, Variant } from '../../domain/catalog/product.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import type { OnAdd } from './buy-form.tsx'
import { ProductView } from './product-view.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')

const variant = (colour: string, size: string, over: Partial<Variant> = {}): Variant => ({
  sku: `${colour}-${size}`,
  colour,
  size,
  price: 240_00,
  priceType: 'regular',
  quantity: 9,
  stock: 'IN_STOCK',
  weightGrams: 0,
  ...over,
})
const product: Product = {
  locale: 'en',
  id: '5101-204',
  title: 'Shell',
  slug: 'shell',
  brand: { key: 'n', name: 'Nordlys', slug: 'n' },
  description: 'Dry.',
  features: [],
  materials: '',
  care: '',
  specifications: [],
  categories: [],
  collections: [],
  activities: [],
  tags: [
    {
      id: 'last-season',
      name: 'Last season',
      path: '',
      hierarchy: 'primary',
      colour: 'black',
      isLink: false,
      variants: ['moss-m'],
    },
  ],
  colours: [
    { key: 'moss', name: 'Moss', hex: '#556b2f', family: 'green', pictures: [] },
    { key: 'lake', name: 'Lake', hex: '#2f6fa8', family: 'blue', pictures: [] },
  ],
  sizes: [
    { key: 's', name: 'S' },
    { key: 'm', name: 'M' },
  ],
  pictures: [],
  variants: [
    variant('moss', 's'),
    variant('moss', 'm', { salePrice: 180_00, priceType: 'sale' }),
    variant('lake', 's', { quantity: 0, stock: 'OUT_OF_STOCK' }),
  ],
  availability: 'Available',
  shippingClass: 'standard',
  isNew: false,
  popularity: 0,
  publishedOn: '',
  alternateSlug: 'coquille',
}

let root: Root
let router: ReturnType<typeof createMemoryRouter>
const onAdd = vi.fn<OnAdd>()

async function show(search = '', over: Partial<Product> = {}) {
  const page = (
    <ProductView
      wish={null}
      product={{ ...product, ...over }}
      tagInfo={{}}
      holidays={[]}
      onAdd={onAdd}
      breadcrumbs={null}
      related={null}
    />
  )
  router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`/en/product/5101-204/shell${search}`],
  })
  await act(async () => root.render(<RouterProvider router={router} />))
}

beforeEach(() => {
  const box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  onAdd.mockReset()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const radio = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}][value=${value}]`)!
const buy = () => document.querySelector<HTMLButtonElement>('form[method=post] button[type=submit]')!
const press = (element: HTMLElement) => act(async () => element.click())
const alertText = () => document.querySelector('[role=alert]')?.textContent

// acceptance 53
test('price and tags follow the chosen size, which is in the URL', async () => {
  await show()
  expect(text()).toContain('Standard')
  expect(text()).not.toContain('Last season')
  await press(radio('size', 'm'))
  expect(router.state.location.search).toBe('?size=m')
  expect(text()).toContain('Last season')
  expect(text()).toContain('$180.00')
  expect(text()).toContain('Save 25%')
})

test('choosing replaces: Back leaves the product', async () => {
  await show()
  await press(radio('size', 'm'))
  await press(radio('colour', 'lake'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a combination that does not exist cannot be chosen; a sold-out one can, and says so', async () => {
  await show('?colour=lake')
  expect(radio('size', 'm').disabled).toBe(true)
  expect(radio('size', 's').disabled).toBe(false)
  expect(text()).toContain('Sold out in this choice')
  expect(buy().disabled).toBe(true)
  // Nothing is promised of what cannot be ordered.
  expect(text()).not.toContain('Standard')
})

test('a colour that is not made in the chosen size leads to its own size', async () => {
  await show('?size=m')
  await press(radio('colour', 'lake'))
  expect(radio('colour', 'lake').checked).toBe(true)
  expect(radio('size', 's').checked).toBe(true)
})

test('one press adds once, with SKU and quantity', async () => {
  let answer: (value: CartAnswer) => void = () => {}
  onAdd.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await show('?colour=moss&size=m')
  await press(document.querySelector<HTMLButtonElement>('button[aria-label="One more"]')!)
  await press(buy())
  await press(buy())
  expect(onAdd.mock.calls).toEqual([['moss-m', 2]])
  await act(async () => answer({ ok: true, cart: emptyCart }))
  expect(text()).toContain('Added to your cart')
})

test.each([
  [{ reason: 'not-enough', left: 3 }, 'only 3 left'],
  [{ reason: 'sold-out' }, 'just sold out'],
  [{ reason: 'too-many', left: 99 }, 'at most 99'],
] as const)('a refusal %j is shown beside the button', async (refusal, words) => {
  onAdd.mockResolvedValue({ ok: false, ...refusal, cart: emptyCart })
  await show()
  await press(buy())
  expect(alertText()?.replace('There are ', '')).toContain(words)
  await press(radio('size', 'm'))
  expect(alertText()).toBe('')
})

test('an unreachable server is a refusal too', async () => {
  onAdd.mockRejectedValue(new Error('offline'))
  await show()
  await press(buy())
  expect(alertText()).toContain('did not work')
})

test('the form works without JavaScript', async () => {
  await show('?colour=moss&size=m')
  const form = buy().form!
  expect(form.getAttribute('action')).toBe('/en/cart')
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'add', sku: 'moss-m', quantity: '1' })
})

// acceptance 12
test('a gift card ships nothing', async () => {
  await show('', { shippingClass: 'none' })
  expect(text()).toContain('Sent by email')
  expect(text()).not.toContain('business days')
})

test('a gift card goes to the recipient the buyer names', async () => {
  await show('?colour=moss&size=m', { shippingClass: 'none' })
  const email = buy().form!.elements.namedItem('recipientEmail') as HTMLInputElement
  email.value = 'zoe@example.com'
  await press(buy())
  expect(onAdd.mock.calls.at(-1)).toEqual(['moss-m', 1, { recipientEmail: 'zoe@example.com' }])
})

// acceptance 40
test('only a product of another seller names one', async () => {
  await show()
  expect(text()).not.toContain('Sold and shipped by')
  await show('', { seller: { key: 'a', name: 'Atelier', shipsFrom: 'Quebec', returns: '30 days' } })
  expect(text()).toContain('Sold and shipped by Atelier')
})
