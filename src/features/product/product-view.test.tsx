// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCart, type CartAnswer } from '../../domain/cart/cart.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import type { OnAdd } from './use-adding.ts'
import { ProductView } from './product-view.tsx'
import { shell as product, variant } from './testing/shell.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}
Element.prototype.scrollIntoView = () => {}

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
      renderBuyNow={({ quantity }) => <output>{quantity}</output>}
    />
  )
  router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`/en/product/5101-204/shell${search}`],
  })
  await act(async () => root.render(<RouterProvider router={router} />))
  await settle()
}
/** Some parts load when they are needed. */
const settle = () => act(async () => void (await vi.dynamicImportSettled()))

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
const chooseSize = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Choose a size')!
const buy = () => document.querySelector<HTMLButtonElement>('form[method=post] button[type=submit]')!
const press = async (element: HTMLElement) => {
  await act(async () => element.click())
  await settle()
}
const alertText = () => document.querySelector('form[method=post] [role=alert]')?.textContent

// acceptance 53
test('price and tags follow the chosen size, which is in the URL', async () => {
  await show()
  expect(text()).toContain('Standard')
  expect(text()).not.toContain('Last season')
  await press(radio('size', 'm'))
  expect(router.state.location.search).toBe('?colour=moss&size=m')
  expect(text()).toContain('Last season')
  expect(text()).toContain('$180.00')
  expect(text()).toContain('Save 25%')
})

test('a size is chosen in the colour that is seen, though another has it in stock', async () => {
  const soldOut = variant('moss', 'm', { quantity: 0, stock: 'OUT_OF_STOCK' })
  await show('', { variants: [variant('moss', 's'), soldOut, variant('lake', 'm')] })
  await press(radio('size', 'm'))
  expect(radio('colour', 'moss').checked).toBe(true)
  expect(text()).toContain('This option is sold out')
})

test.each([
  ['', '1'],
  ['0', '1'],
  ['1.5', '1'],
  ['3', '3'],
  ['12', '9'],
])('the quantity field at “%s” pays for %s at once', async (typed, quantity) => {
  await show('?colour=moss&size=s')
  const field = document.querySelector<HTMLInputElement>('input[name=quantity]')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(document.querySelector('output')?.textContent).toBe(quantity)
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
  expect(text()).toContain('This option is sold out')
  expect(document.querySelector('form[action="/api/stock-alerts"] [name=sku][value=lake-s]')).not.toBeNull()
  // Nothing is promised of what cannot be ordered.
  expect(text()).not.toContain('Standard')
})

test('no size is chosen for the shopper: the button leads to the sizes and says so', async () => {
  await show()
  expect(document.querySelectorAll('input[name=size]:checked')).toHaveLength(0)
  expect(text()).toContain('In stock in every size')
  expect(chooseSize().type).toBe('button')
  await press(chooseSize())
  expect(document.activeElement).toBe(radio('size', 's'))
  expect(text()).toContain('Choose a size first')
  expect(onAdd).not.toHaveBeenCalled()
  await press(radio('size', 's'))
  expect(text()).not.toContain('Choose a size first')
  expect(buy().textContent).toBe('Add to cart')
})

test('on a phone the sizes come in a sheet, with the button to buy', async () => {
  onAdd.mockResolvedValue({ ok: true, cart: emptyCart })
  await show('?colour=moss')
  vi.stubGlobal('innerWidth', 390)
  await press(chooseSize())
  const sheet = () => document.querySelector('dialog')!
  // Its code comes on intent.
  await act(async () => void (await import('./size-sheet.tsx')))
  expect(sheet().open).toBe(true)
  await press(sheet().querySelector<HTMLInputElement>('input[value=m]')!)
  await press(sheet().querySelector<HTMLButtonElement>('footer button')!)
  expect(onAdd.mock.calls).toEqual([['moss-m', 1]])
  expect(sheet().open).toBe(false)
  vi.unstubAllGlobals()
})

test('a colour not made in the chosen size leads to its own size', async () => {
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
  [{ reason: 'not-enough', left: 3 }, 'Only 3 left, including'],
  [{ reason: 'sold-out' }, 'just sold out'],
  [{ reason: 'too-many', left: 99 }, 'Limit of 99'],
] as const)('a refusal %j is shown beside the button', async (refusal, words) => {
  onAdd.mockResolvedValue({ ok: false, ...refusal, cart: emptyCart })
  await show('?size=s')
  await press(buy())
  expect(alertText()).toContain(words)
  await press(radio('size', 'm'))
  expect(alertText()).toBe('')
})

test('an unreachable server is a refusal too', async () => {
  onAdd.mockRejectedValue(new Error('offline'))
  await show('?size=s')
  await press(buy())
  expect(alertText()).toContain('didn’t work')
})

test('the form works without JavaScript', async () => {
  await show('?colour=moss&size=m')
  const form = buy().form!
  expect(form.getAttribute('action')).toBe('/en/cart')
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'add', sku: 'moss-m', quantity: '1' })
})

test('delivery and returns are said at the button, but of a partner’s goods', async () => {
  await show()
  expect(text()).toContain('Returns within 60 days')
  await show('', { seller: { key: 'a', name: 'Atelier', shipsFrom: 'Quebec', returns: '30 days' } })
  expect(text()).not.toContain('Returns within 60 days')
})

test('what is sold out in every choice says no more than that, and has no quantity', async () => {
  await show('', { variants: [variant('moss', 's', { quantity: 0, stock: 'OUT_OF_STOCK' })] })
  expect(text()).not.toContain('in this choice')
  expect(text()).not.toContain('Returns within')
  expect(document.querySelector('input[name=quantity]')).toBeNull()
})

test('a picture is enlarged by a press; without JavaScript its link shows the file', async () => {
  const picture = { file: 'shell.webp', width: 1600, height: 1600, alt: 'Shell' }
  await show('', { pictures: [picture, { ...picture, file: 'worn.webp' }] })
  const link = document.querySelector<HTMLAnchorElement>('[aria-label="Enlarge picture 2 of 2"]')!
  expect(link.getAttribute('href')).toContain('/media/worn.webp')
  await press(link)
  await act(async () => void (await import('./zoom-dialog.tsx')))
  const dialog = document.querySelector('dialog')!
  const named = (name: string) => dialog.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!
  expect(dialog.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Picture 2 of 2')
  await press(named('Zoom in'))
  expect(named('Zoom out')).not.toBeNull()
  await press(named('Next picture'))
  expect(dialog.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Picture 1 of 2')
})

test('a gift card goes to the recipient the buyer names', async () => {
  await show('?colour=moss&size=m', { shippingClass: 'none' })
  const email = buy().form!.elements.namedItem('recipientEmail') as HTMLInputElement
  email.value = 'zoe@example.com'
  await press(buy())
  expect(onAdd.mock.calls.at(-1)).toEqual([
    'moss-m',
    1,
    {
      amount: '240',
      recipientEmail: 'zoe@example.com',
      language: 'en',
    },
  ])
})
