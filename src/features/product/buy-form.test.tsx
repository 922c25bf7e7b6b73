// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { emptyCart } from '../../domain/cart/cart.ts'
import { chosenOf } from '../../domain/catalog/variants.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { loadParts } from '../../ui/late-part.tsx'
import { giftLimits } from '../price/gift-words.ts'
import { BuyForm } from './buy-form.tsx'
import { shell, variant } from './testing/shell.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

test('a gift card that is refused is refused at its field, which has the focus, each time', async () => {
  document.body.innerHTML = '<div></div>'
  await loadParts(['gift-fields'])
  const root = createRoot(document.body.firstElementChild!)
  const card = { ...shell, shippingClass: 'none' as const, variants: [variant('moss', 's')] }
  const chosen = chosenOf(card, { colour: 'moss', size: 's' })!
  const refuse = async () => ({ ok: false, reason: 'gift-amount', cart: emptyCart }) as const
  await act(async () =>
    root.render(<BuyForm product={card} chosen={chosen} onAdd={refuse} onSize={vi.fn()} onSizeNeeded={vi.fn()} />),
  )
  const amount = document.querySelector<HTMLInputElement>('[name=amount]')!
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')!
  for (const typed of ['5', '6']) {
    amount.value = typed
    button.focus()
    await act(async () => button.click())
    await vi.waitFor(() => expect(document.activeElement).toBe(amount))
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(`${amount.id}-error`)?.textContent).toBe(m.gift_refused_amount(giftLimits()))
    expect(amount.value).toBe(typed)
  }
  await act(async () => root.unmount())
})
