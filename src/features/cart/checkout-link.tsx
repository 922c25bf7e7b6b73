import type { ComponentProps, MouseEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { isPlainClick } from '../../ui/is-plain-click.ts'
import { useRouter } from '../../ui/use-router.ts'
import { useCart } from './cart-provider.tsx'
import { showTrouble } from './cart-trouble.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'size' | 'onClick' | 'children'>

/**
 * From the cart to the checkout, with all of its changes: those that wait for the shop are sent first, and where that
 * fails the shopper stays and reads so.
 */
export function CheckoutLink({ to, ...rest }: Props) {
  const { isUnsent, settled } = useCart()
  const router = useRouter()
  const sendFirst = (event: MouseEvent) => {
    if (!isUnsent || !isPlainClick(event)) return
    event.preventDefault()
    void settled().then((all) => (all ? router?.navigate(to) : showTrouble()))
  }
  return (
    <ButtonLink to={to} size="lg" onClick={sendFirst} {...rest}>
      {m.cart_checkout()}
    </ButtonLink>
  )
}
