// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import { NOT_BOUGHT, walletsOf } from '../../domain/checkout/express.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { BuyNow } from './buy-now.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')
const line: CartLine = {
  sku: 'moss-m',
  productId: '1',
  href: '/en/product/1/shell',
  title: 'Shell',
  brand: 'Nordlys',
  colour: 'Moss',
  size: 'M',
  quantity: 2,
  unitPrice: 120_00,
  regularPrice: 120_00,
  shippingClass: 'standard',
  left: 9,
}
const { test: embedded } = walletsOf
let root: Root
let asked: { url: string; body: unknown }[] = []
let begin: () => Response
let quote: () => Response
const begun = (token: string) => () => Response.json({ ok: true, token, cart: { version: 1, lines: [line] } })
const refused = (answer: object) => () => Response.json({ ok: false, ...answer }, { status: 409 })
beforeEach(() => {
  asked = []
  quote = refused({ reason: 'bought' })
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(init.body)) })
    return url.endsWith('buy-now') ? begin() : quote()
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  location.hash = ''
  walletsOf.test = embedded
})

const onSizeNeeded = vi.fn()
async function show(sku: string | undefined, quantity = 1, gateway: 'stripe' | 'test' = 'test') {
  await act(async () =>
    root.render(
      <BuyNow
        sku={sku}
        quantity={quantity}
        locale="en"
        gateway={gateway}
        refusalText={async ({ reason, left }) => `refused: ${reason} ${left}`}
        onSizeNeeded={onSizeNeeded}
      />,
    ),
  )
  return {
    async press() {
      await act(async () => document.querySelector('button')!.click())
      // The sheet, its cart, its wallet, and what that asks.
      for (let turn = 0; turn < 3; turn++) {
        await act(async () => void (await vi.dynamicImportSettled()))
        await act(() => new Promise((resolve) => setTimeout(resolve)))
      }
    },
  }
}
const text = () => document.body.textContent ?? ''

describe('buying one item at once', () => {
  test('with a gateway without wallets nothing is offered', async () => {
    await show('moss-m')
    expect(text()).not.toBe('')
    walletsOf.test = 'none'
    await show('moss-m')
    expect(text()).toBe('')
    expect(asked).toEqual([])
  })

  test('without a size the way leads to the sizes, and the shop is asked nothing', async () => {
    const button = await show(undefined)
    await button.press()
    expect(onSizeNeeded).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
  })

  test('what cannot be bought is said in the words of the cart', async () => {
    begin = refused({ reason: 'not-enough', left: 3 })
    const button = await show('moss-s', 4)
    await button.press()
    expect(document.querySelector('dialog [role=alert]')?.textContent).toBe('refused: not-enough 3')
  })

  test('the sheet says what is bought, and asks of its cart alone; a second opening begins no other', async () => {
    begin = begun('t'.repeat(32))
    const button = await show('moss-m', 2)
    expect(asked).toEqual([])
    await button.press()
    expect(text()).toContain('Shell')
    expect(text()).toContain('$240.00')
    const [first, ...rest] = asked
    expect(first).toEqual({
      url: '/api/express-checkout/buy-now',
      body: { locale: 'en', sku: 'moss-m', quantity: 2 },
    })
    expect(rest.length).toBeGreaterThan(0)
    for (const { body } of rest) expect(body).toMatchObject({ buyNow: 't'.repeat(32) })
    expect(text()).toContain('You’ve bought this already.')
    await act(async () => document.querySelector<HTMLButtonElement>('dialog header button')!.click())
    await button.press()
    expect(asked.filter(({ url }) => url.endsWith('buy-now'))).toHaveLength(1)
  })

  test.each([
    ['there is no wallet', () => Response.json({ ok: true, payment: {} }), 'There’s no wallet on this device'],
    ['it sold out', refused({ reason: 'sold-out', sku: line.sku, left: 0 }), 'Shell'],
  ])('by Stripe: where %s the sheet says so', async (_, answer, words) => {
    begin = begun('s'.repeat(32))
    quote = answer
    const button = await show(`moss-${words.length}`, 1, 'stripe')
    await button.press()
    expect(text().slice(text().indexOf('$240.00'))).toContain(words)
    expect(document.querySelectorAll('script')).toHaveLength(0)
  })

  test('back from a bank that refused, the page says that nothing was charged', async () => {
    await show('moss-m')
    expect(text()).not.toContain('Nothing was charged')
    await act(async () => root.render(null))
    location.hash = NOT_BOUGHT
    const seen: (string | null)[] = []
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this.textContent)
    }
    await show('moss-m')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Nothing was charged')
    expect(seen).toEqual([expect.stringContaining('Nothing was charged')])
  })
})
