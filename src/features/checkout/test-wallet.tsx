import { useState, type FormEvent } from 'react'
import type { ExpressQuote } from '../../domain/checkout/express.ts'
import { money } from '../../domain/money.ts'
import { testCards, type TestOutcome } from '../../domain/payment/test-cards.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldError } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { rateNames } from '../price/delivery-words.ts'
import { TotalsList } from '../price/totals-list.tsx'
import type { ExpressProps } from './express-props.ts'
import { deliveryDays } from './express-words.ts'
import { TestMode } from './payment-step.tsx'
import { testPeople } from './test-people.ts'
import { useTestWallet, type TestWalletState } from './use-test-wallet.ts'

type Props = ExpressProps & { open: boolean; onClose(): void }

/**
 * Stands for the sheet of a wallet: it asks the shop the same, in the same order, with people and cards that are made
 * up.
 */
export function TestWallet({ open, onClose, ...props }: Props) {
  return (
    <Dialog open={open} onClose={onClose} heading={m.express_test_title()} closeLabel={m.shell_close()}>
      <TestWalletSheet {...props} onClose={onClose} />
    </Dialog>
  )
}

/** The sheet without a dialog around it. */
export function TestWalletSheet({ onClose, ...express }: Omit<Props, 'open'>) {
  const { locale } = express
  const wallet = useTestWallet(express)
  const { quote, person, isPricing, isPaying, refusal } = wallet
  const [token, setToken] = useState<string>(testCards[0]?.token ?? '')
  // Of what goes by mail alone a wallet asks no address.
  const ships = quote?.ships ?? express.cart.lines.some(({ shippingClass }) => shippingClass !== 'none')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wallet.pay(token)
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <TestMode>{m.express_test_note()}</TestMode>
      {refusal?.isOfPayment && (
        <ErrorSummary heading={m.express_refused()} errors={[{ text: refusal.text }]} answer={refusal} />
      )}
      <RadioCards
        name="person"
        legend={ships ? m.express_ship_to() : m.express_paid_by()}
        chosen={person.id}
        onChoose={wallet.choosePerson}
        cards={testPeople.map(({ id, email, address: { name, line1, city, province, postalCode } }) => ({
          value: id,
          title: name,
          text: ships ? `${line1}, ${city} ${province} ${postalCode}` : email,
        }))}
      />
      {/* The focus stays where the address is chosen. */}
      <div role="alert" className="empty:hidden">
        {refusal && !refusal.isOfPayment && <FieldError>{refusal.text}</FieldError>}
      </div>
      {quote && quote.deliveries.length > 0 && <Deliveries quote={quote} wallet={wallet} locale={locale} />}
      <RadioCards
        name="card"
        legend={m.checkout_test_cards()}
        chosen={token}
        onChoose={setToken}
        cards={testCards.flatMap(({ token: value, number, outcome }) => {
          const name = outcomes[outcome]
          return name ? [{ value, title: name(), text: `•••• ${number.slice(-4)}` }] : []
        })}
      />
      {quote && (
        <TotalsList
          totals={quote.totals}
          locale={locale}
          ships={quote.ships}
          unknown={{ taxes: quote.ships && quote.totals.taxes.length === 0 }}
        />
      )}
      <p role="status" className="sr-only">
        {isPricing ? m.express_pricing() : quote && m.express_total({ amount: money(quote.totals.due, locale) })}
      </p>
      <div className="button-row">
        {(quote || isPricing) && (
          <Button type="submit" size="lg" className="grow" aria-disabled={isPricing || isPaying || undefined}>
            {isPaying
              ? m.express_paying()
              : quote && !isPricing
                ? m.express_pay({ amount: money(quote.totals.due, locale) })
                : m.express_pricing()}
          </Button>
        )}
        <Button variant="secondary" size="lg" onClick={onClose}>
          {m.express_cancel()}
        </Button>
      </div>
    </form>
  )
}

type DeliveriesProps = { quote: ExpressQuote; wallet: TestWalletState } & Pick<Props, 'locale'>

const Deliveries = ({ quote, wallet, locale }: DeliveriesProps) => (
  <RadioCards
    name="delivery"
    legend={m.checkout_delivery_legend()}
    chosen={wallet.delivery}
    onChoose={wallet.chooseDelivery}
    cards={quote.deliveries.map((delivery) => ({
      value: delivery.code,
      title: rateNames[delivery.code](),
      aside: amountText(delivery.cost, locale),
      text: deliveryDays(delivery, locale),
    }))}
  />
)

/** What the cards of the wallet do; the bank’s lost answers are for the checkout’s own cards. */
const outcomes: Partial<Record<TestOutcome, () => string>> = {
  approve: m.checkout_test_approve,
  decline: m.checkout_test_decline,
  challenge: m.checkout_test_challenge,
}
