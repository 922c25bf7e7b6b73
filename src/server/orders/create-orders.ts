import { guestCartUntil } from '../../domain/cart/guest-cart.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import { PHONE_ORDER } from './open-phone-order.ts'
import { phoneOrderLetter } from './phone-order-letter.ts'
import { phoneOrderToken } from './phone-order-key.ts'
import { letterMail } from '../mail/letter.tsx'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { farewellMail } from '../accounts/farewell-mail.ts'
import { personMail } from '../assistant/person-mail.ts'
import type { Checkouts } from '../checkout/checkouts.ts'
import { voidPayment } from '../checkout/payment-attempts.ts'
import { Placing } from '../checkout/place-order.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { FileStorage } from '../media/file-storage.ts'
import type { GatewayEvent } from '../payments/gateway.ts'
import type { Newsletter } from '../newsletter/newsletter.ts'
import { capture, markCaptured, refundPayment } from './capture.ts'
import { finishMailed } from './finish-mailed.ts'
import { orderMails } from './order-mails.ts'
import { Orders } from './orders.ts'
import { Outbox } from './outbox.ts'
import { Questions } from '../questions/questions.ts'
import { ReviewInvitations } from '../reviews/review-invitations.ts'
import { deletePictures } from '../reviews/review-pictures.ts'
import { Differences } from './pay-difference.ts'
import { reconciler } from './reconcile.ts'
import { Returns } from './returns.ts'
import { endCorrection } from './waiting-correction.ts'
import { StockAlerts } from '../stock-alerts/stock-alerts.ts'

type Options = {
  checkouts: Checkouts
  mail: Mailer
  newsletter: Pick<Newsletter, 'send'>
  siteUrl: string
  /** The shop's own e-mail address, notified of returns. */
  office: string
  /** A product's page, for the words of a mail. */
  productOf(locale: Locale, id: string): Promise<ProductPage | undefined>
  /** Where the pictures of reviews are stored. */
  reviewPictures: FileStorage
  log(sentence: string): void
  now?(): number
  patience?: Parameters<typeof reconciler>[0]['patience']
}

/** All that happens to orders, joined: placing them, what follows by the outbox, the staff's actions, recovery. */
export function createOrders(options: Options) {
  const { checkouts, mail, newsletter, siteUrl, office, productOf, reviewPictures, log, now, patience } = options
  const { payload, gateways } = checkouts.parts
  const mails = orderMails({ payload, mail, siteUrl, office })
  const stockAlerts = new StockAlerts({ payload, mail, siteUrl, productOf, ...(now && { now }) })
  const questions = new Questions({ payload, mail, siteUrl, productOf, ...(now && { now }) })
  const text = (value: unknown) => String(value ?? '')
  const outbox = new Outbox({
    payload,
    // A mail or a payment that waits is for whoever watches the log.
    log: (sentence) => console.warn(sentence),
    ...(now && { now }),
    handlers: {
      capture: async ({ key }) => capture(await payload(), gateways, text(key)),
      void: async ({ key }) => voidPayment(checkouts, text(key), Date.now()),
      refund: async ({ key, amount, name }) =>
        refundPayment(await payload(), gateways, { key: text(key), amount: Number(amount), name: text(name) }),
      'correction-end': async ({ number, id }) => void (await endCorrection(await payload(), text(number), text(id))),
      'order-mail': mails.order,
      'gift-mail': async (data) => {
        await mails.giftCard(data)
        await finishMailed(await payload(), text(data.number), (now ?? Date.now)())
      },
      'return-notice': mails.returnNotice,
      'phone-order': async ({ id, locale }) => {
        const [token, language] = [phoneOrderToken((await payload()).secret, text(id)), localeOr(locale)]
        const checkout = await checkouts.read({ token, locale: language })
        const to = checkout.state.contact?.email
        // Paid meanwhile, or expired: its letter would lead nowhere.
        if (!to || checkout.cart.lines.length === 0) return
        const href = `${siteUrl}${PHONE_ORDER}?${new URLSearchParams({ order: token, locale: language }).toString()}`
        const until = guestCartUntil((now ?? Date.now)())
        await mail.send(await letterMail(to, phoneOrderLetter(checkout, { href, until, locale: language })))
      },
      'stock-alert': (data) => stockAlerts.send(data),
      'question-mail': (data) => questions.send(data),
      'newsletter-mail': (data) => newsletter.send(data),
      'person-mail': ({ email, text: words, locale }) =>
        mail.send(personMail(office, { email: text(email), text: text(words), locale: localeOr(locale) })),
      'account-deleted': (data) => farewellMail({ mail, siteUrl, office }, data),
      'picture-file': ({ file }) => deletePictures(reviewPictures, [text(file)]),
    },
  })
  const orders = new Orders({ payload, outbox: () => outbox })
  return {
    orders,
    reviews: new ReviewInvitations({ payload, pictures: reviewPictures, ...(now && { now }) }),
    returns: new Returns({ payload, outbox: () => outbox, ...(now && { now }) }),
    outbox,
    stockAlerts,
    questions,
    placing: new Placing({
      checkouts,
      outbox,
      placed: (number) => console.info(`The order ${number} was placed`),
      ...(now && { now }),
    }),
    differences: new Differences({ checkouts, outbox, ...(now && { now }) }),
    reconciler: reconciler({ payload, checkouts, outbox, log, ...(now && { now }), ...(patience && { patience }) }),
    /** A webhook of the gateway; the second time it does nothing. */
    async paymentReceived({ key }: GatewayEvent): Promise<void> {
      await markCaptured(await payload(), key)
    },
  }
}
