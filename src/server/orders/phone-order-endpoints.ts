import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayTakeOrders } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { isStaffMessage, staffText } from '../../cms/staff-words.ts'
import { addressFields } from '../../domain/address/address.ts'
import { MOST_LINES, MOST_PER_LINE } from '../../domain/cart/cart.ts'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import type { Totals } from '../../domain/checkout/quote.ts'
import { taxName } from '../../domain/tax/tax-rate.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { rateCodes } from '../../domain/shipping/rate-table.ts'
import type { Env } from '../app/env.ts'
import { Carts } from '../cart/carts.ts'
import { Catalogue } from '../catalog/catalogue.ts'
import { Checkouts } from '../checkout/checkouts.ts'
import { TaxRates } from '../checkout/tax-rates.ts'
import { paymentGateways } from '../payments/payment-gateways.ts'
import { ShopSettings } from '../settings/shop-settings.ts'
import { stores } from '../stores/stores.ts'
import { fieldWords } from './field-words.ts'
import { PhoneOrders, type PhoneOrder, type PhoneOrderFault } from './phone-orders.ts'
import { pickupStores } from './pickup-stores.ts'
import { WaitingPhoneOrders } from './waiting-phone-orders.ts'

const text = z.string().max(400).default('')
const asked = z.object({
  language: z.enum(locales),
  lines: z
    .array(z.object({ sku: z.string().min(1).max(80), quantity: z.number() }))
    .min(1)
    .max(MOST_LINES),
  email: text,
  phone: text,
  ...(Object.fromEntries(addressFields.map((field) => [field, text])) as Record<
    (typeof addressFields)[number],
    typeof text
  >),
  delivery: z.enum([...rateCodes, 'pickup']),
  store: text,
})

/**
 * Orders by phone, under `/admin/api/phone-orders`, for customer service: `POST price` says what one would cost, `POST
 * send` mails its customer the link to pay it. Both answer with what is wrong, in the words of whoever asks.
 */
export const phoneOrderEndpoints = (env: Env): Endpoint[] => [
  ...waitingEndpoints(env),
  ...(['price', 'send'] as const).map((deed): Endpoint => ({
    path: `/phone-orders/${deed}`,
    method: 'post',
    handler: async (req) => {
      const refused = refusedTo(req)
      if (refused) return refused
      const locale = localeOf(req)
      const refuse = (...problems: string[]) => Response.json({ problems }, { status: 400 })
      await addDataAndFileToRequest(req)
      const given = asked.safeParse(req.data)
      if (!given.success) return refuse(staffText(locale, 'phone_noLines'))
      const counts = given.data.lines.filter(({ quantity }) => !isQuantity(quantity))
      if (counts.length > 0) return refuse(...counts.map(({ sku }) => quantityWords(sku, locale)))
      const order = orderIn(given.data, deed)
      const desk = new PhoneOrders(partsOf(req, env))
      const answer = deed === 'price' ? await desk.price(order) : await desk.send(order, req.user?.email ?? 'staff')
      if (!answer.ok) return refuse(...answer.faults.map((fault) => wordsOf(fault, given.data.lines, locale)))
      return Response.json({ amounts: amountsOf(answer.checkout.totals, locale) })
    },
  })),
]

const refusedTo = (req: PayloadRequest): Response | undefined =>
  mayTakeOrders(roleOf(req.user))
    ? undefined
    : Response.json({ problems: [staffText(localeOf(req), 'phone_noRight')] }, { status: 403 })

/** `GET` lists the links that wait to be paid; `POST withdraw` and `POST send-again` change one, by its `id`. */
function waitingEndpoints(env: Env): Endpoint[] {
  const deskOf = (req: PayloadRequest) => {
    const { payload, checkouts } = partsOf(req, env)
    return new WaitingPhoneOrders(payload, checkouts)
  }
  return [
    {
      path: '/phone-orders',
      method: 'get',
      handler: async (req) => refusedTo(req) ?? Response.json({ waiting: await deskOf(req).list(localeOf(req)) }),
    },
    ...(['withdraw', 'send-again'] as const).map((deed): Endpoint => ({
      path: `/phone-orders/${deed}`,
      method: 'post',
      handler: async (req) => {
        const refused = refusedTo(req)
        if (refused) return refused
        await addDataAndFileToRequest(req)
        const given = z.object({ id: z.int() }).safeParse(req.data)
        if (!given.success) return Response.json({ problems: [] }, { status: 400 })
        const desk = deskOf(req)
        const gone = await (deed === 'withdraw' ? desk.withdraw(given.data.id) : desk.sendAgain(given.data.id))
        return gone
          ? Response.json({ problems: [staffText(localeOf(req), 'phone_waiting_gone')] }, { status: 409 })
          : Response.json({})
      },
    })),
  ]
}

const isQuantity = (given: number) => Number.isInteger(given) && given >= 1 && given <= MOST_PER_LINE
const quantityWords = (sku: string, locale: Locale): string =>
  staffText(locale, 'phone_line', { sku, why: staffText(locale, 'phone_line_quantity', { most: MOST_PER_LINE }) })

/** What it costs, in the words of whoever asks. */
const amountsOf = (totals: Totals, locale: Locale) => [
  { label: staffText(locale, 'phone_merchandise'), cents: totals.merchandise },
  ...(totals.discount > 0 ? [{ label: staffText(locale, 'phone_discount'), cents: -totals.discount }] : []),
  { label: staffText(locale, 'phone_delivery'), cents: totals.shipping - totals.shippingDiscount },
  ...totals.taxes.map((tax) => ({ label: taxName(tax, locale), cents: tax.amount })),
  { label: staffText(locale, 'phone_total'), cents: totals.due },
]

type Asked = z.infer<typeof asked>

/** Of a total nothing is left, so it asks only for what prices follow: to whom and to which door is not yet known. */
function orderIn(
  { language, lines, email, phone, delivery, store, ...place }: Asked,
  deed: 'price' | 'send',
): PhoneOrder {
  const contact: CheckoutChange = { part: 'contact', email, phone }
  const { name, line1, city } = place
  const address = deed === 'send' ? place : { ...place, name: name || '–', line1: line1 || '–', city: city || '–' }
  const wish: CheckoutChange =
    delivery === 'pickup'
      ? { part: 'delivery', method: 'pickup', store, name: address.name }
      : { part: 'delivery', method: delivery }
  // What is picked up needs no address.
  const sent: CheckoutChange[] = delivery === 'pickup' ? [] : [{ part: 'address', ...address }]
  return { locale: language, lines, changes: [...(deed === 'send' ? [contact] : []), ...sent, wish] }
}

/** Everything of a checkout, made once for one request: nothing in it follows the change feed. */
function partsOf(req: PayloadRequest, env: Env) {
  const payload = async () => req.payload
  const catalogue = new Catalogue(payload)
  const recordOf = (locale: Locale, id: string) => catalogue.record(locale, id)
  const carts = new Carts(payload, recordOf)
  const settings = new ShopSettings(payload)
  const checkouts = new Checkouts({
    payload,
    recordOf,
    cartOf: (token, locale, shopper) => carts.read(token, locale, shopper),
    stores: pickupStores(stores(payload, catalogue)),
    taxes: new TaxRates(payload),
    terms: () => settings.terms(),
    gateways: paymentGateways(env, { payload, notify: async () => undefined }),
  })
  return { payload, carts, checkouts }
}

function wordsOf(fault: PhoneOrderFault, lines: readonly { sku: string }[], locale: Locale): string {
  if ('line' in fault) {
    const name = `phone_line_${fault.reason.replaceAll('-', '_')}`
    const why = staffText(locale, isStaffMessage(name) ? name : 'phone_line_unavailable', { left: fault.left ?? 0 })
    return staffText(locale, 'phone_line', { sku: lines[fault.line]?.sku ?? '', why })
  }
  return fieldWords(fault.field, fault.problem, locale)
}
