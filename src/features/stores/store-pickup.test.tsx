// @vitest-environment jsdom
// @remembers the favourite store is read once a page
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { CartAnswer } from '../../domain/cart/cart.ts'
import type { Availability, Variant } from '../../domain/catalog/product.ts'
import type { ProductTag } from '../../domain/tags/tag.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CartPickup } from './cart-pickup.tsx'
import { chooseStore } from './favourite-store.ts'
import { PickupLine } from './pickup-line.tsx'
import { StorePickup } from './store-pickup.tsx'
import { storeListed } from './testing/store-listed.ts'

const variant: Variant = { sku: 'tent', price: 240_00, priceType: 'regular', quantity: 9, stock: 'IN_STOCK' }

test('a unit for pickup is added once, however often the button is pressed; once it is answered, another can be', async () => {
  overwriteGetLocale(() => 'en')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ calgary: { status: 'IN_STOCK' } }))
  document.body.innerHTML = '<div></div>'
  const answers: ((answer: CartAnswer) => void)[] = []
  const root = createRoot(document.body.firstElementChild as Element)
  await act(async () =>
    root.render(
      <StorePickup
        product={{ shippingClass: 'standard', availability: 'Available', tags: [] }}
        variant={variant}
        isChosen
        onPickup={() => new Promise((answer) => void answers.push(answer))}
        refusalText={async () => 'No more.'}
        onChoose={() => {}}
      />,
    ),
  )
  await act(async () => chooseStore({ ...storeListed, services: ['pickup'] }, 'en'))
  const button = () => [...document.querySelectorAll('button')].find((each) => each.textContent === m.pickup_add())
  await expect.poll(button).toBeDefined()
  const press = () => act(async () => button()!.click())
  await press()
  await press()
  expect([answers.length, button()?.ariaDisabled]).toEqual([1, 'true'])
  await act(async () => answers[0]!({ ok: false, reason: 'not-enough-here', left: 1, cart: { version: 1, lines: [] } }))
  expect([button()?.ariaDisabled, document.querySelector('[role=alert]')?.textContent]).toEqual([null, 'No more.'])
  await press()
  expect(answers).toHaveLength(2)
  // What is still to be rendered would find no window once the file is over.
  await act(async () => root.unmount())
})

test('a store without a pickup counter has it in store, and says that it is not picked up there', async () => {
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild as Element)
  await act(async () => {
    root.render(<PickupLine store={storeListed} stock={{ calgary: { status: 'IN_STOCK' } }} failed={false} />)
  })
  const said = document.querySelector('[role=status]')?.textContent
  expect(said).toBe(`${m.pickup_stock_in()} · ${m.pickup_none_here()}`)
  await act(async () => root.unmount())
})

test('the choice of the whole cart says beforehand that nothing is picked up at the favourite store', async () => {
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild as Element)
  const element = <CartPickup lines={[]} locale="en" onPickup={() => {}} onChoose={() => {}} />
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => root.render(<RouterProvider router={router} />))
  await act(async () => chooseStore(storeListed, 'en'))
  expect(document.body.textContent).toContain(`${m.pickup_way_store({ name: 'Calgary' })} · ${m.pickup_none_here()}`)
  await act(async () => root.unmount())
})

const onlineOnly: ProductTag = {
  id: 'online-only',
  name: 'Online only',
  path: '',
  hierarchy: 'primary',
  colour: 'black',
  isLink: false,
  variants: [],
}
const delivered = `${m.pickup_title()}${m.pickup_only_delivery()}`

test.each<[Availability, ProductTag[], string]>([
  ['Unavailable', [onlineOnly], ''],
  ['Preorder', [], delivered],
  ['Available', [onlineOnly], delivered],
])('what is %s with the tags %j says of pickup: %s', (availability, tags, expected) => {
  const html = renderToString(
    <StorePickup
      product={{ shippingClass: 'standard', availability, tags }}
      variant={variant}
      isChosen
      onPickup={async () => ({ ok: true, cart: { version: 1, lines: [] } })}
      refusalText={async () => ''}
      onChoose={() => {}}
    />,
  )
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(expected)
})
