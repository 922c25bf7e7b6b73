import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import type { LeftOut, Reordered } from '../../domain/orders/reorder.ts'
import { lineName } from '../../domain/orders/order-line.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * Puts an order into the cart again. `action`: the order's own page. The whole page is reloaded, so that the cart is,
 * too. `number`: distinguishes several buttons in a list, each beside the state of its order.
 */
export function OrderAgain({ action, number }: { action: string; number?: string }) {
  return (
    <form
      method="post"
      action={action}
      className={number && 'relative z-10 -ml-3 max-sm:col-span-2 sm:col-start-2 sm:row-start-4 sm:-mr-3 sm:ml-0'}
    >
      <input type="hidden" name="intent" value="reorder" />
      <Button
        type="submit"
        {...(number && { variant: 'quiet', size: 'sm', 'aria-label': m.order_again_of({ number }) })}
      >
        {m.order_again()}
      </Button>
    </form>
  )
}

/** The outcome of ordering again, with each line that failed. */
export function AgainNote({
  reordered: { units, leftOut, delivered },
  locale,
}: {
  reordered: Reordered
  locale: Locale
}) {
  return (
    <div
      role={units > 0 ? 'status' : 'alert'}
      className="mt-6 rounded-card border border-spruce bg-spruce-pale p-4 text-spruce-deep"
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name={units > 0 ? 'check' : 'info'} size={22} className="mt-px" />
        {units > 0 ? m.order_again_done({ count: units }) : m.reorder_none()}
      </p>
      {leftOut.length > 0 && (
        <>
          <p className="mt-3">{m.reorder_left_out()}</p>
          <ul className="mt-1 list-disc pl-6">
            {leftOut.map((one) => (
              <li key={one.sku}>
                <Link to={one.href[locale]} className="underline underline-offset-4">
                  {lineName(one, locale)}
                </Link>
                {' – '}
                {reasonText(one)}
              </li>
            ))}
          </ul>
        </>
      )}
      {delivered.length > 0 && (
        <>
          <p className="mt-3">{m.reorder_delivered()}</p>
          <ul className="mt-1 list-disc pl-6">
            {delivered.map((one) => (
              <li key={one.sku}>
                <Link to={one.href[locale]} className="underline underline-offset-4">
                  {lineName(one, locale)}
                </Link>
                {' – '}
                {one.isClosed ? m.reorder_store_closed(one) : m.reorder_no_pickup(one)}
              </li>
            ))}
          </ul>
        </>
      )}
      {units > 0 && (
        <ButtonLink to={paths.cart(locale)} className="mt-4">
          {m.reorder_cart()}
        </ButtonLink>
      )}
    </div>
  )
}

function reasonText({ reason, units = 0, store = '' }: LeftOut): string {
  if (reason === 'fewer') return m.reorder_fewer({ count: units })
  if (reason === 'gift-card') return m.reorder_gift_card()
  if (reason === 'cart-full') return m.reorder_cart_full()
  if (reason === 'no-pickup') return m.reorder_no_pickup({ store })
  return reason === 'sold-out' ? m.reorder_sold_out() : m.reorder_gone()
}
