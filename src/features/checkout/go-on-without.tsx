import { Form } from 'react-router'
import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HERE, useIsSending } from './checkout-form.tsx'

type Props = { notices: readonly CheckoutNotice[]; locale: Locale }

/** What can't be had as it is in the cart: the order goes on without it, or with what is left. */
export function GoOnWithout({ notices, locale }: Props) {
  const isSending = useIsSending('line')
  const short = notices.flatMap((notice) =>
    notice.kind === 'gone' || notice.kind === 'stock' ? [{ left: 0, ...notice }] : [],
  )
  return (
    <div className="mt-3 grid justify-items-start gap-2 pl-9">
      {short.map(({ sku, title, left }) => (
        <Form
          key={sku}
          method="post"
          action={HERE}
          preventScrollReset
          onSubmit={(event) => isSending && event.preventDefault()}
        >
          <input type="hidden" name="part" value="line" />
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value={left} />
          <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
            {left > 0 ? m.place_with_left({ title, left }) : m.place_without({ title })}
          </Button>
        </Form>
      ))}
      {notices.some(isElsewhere) && (
        <ButtonLink to={paths.cart(locale)} variant="secondary">
          {m.checkout_back_to_cart()}
        </ButtonLink>
      )}
    </div>
  )
}

/** Only the cart offers another store, or delivery. */
const isElsewhere = ({ kind }: CheckoutNotice) => kind === 'not-there' || kind === 'store-closed'
