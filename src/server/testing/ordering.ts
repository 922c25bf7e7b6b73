import type { Payload } from 'payload'
import { Checkouts } from '../checkout/checkouts.ts'
import { createShop } from '../app/create-shop.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { folderStorage } from '../media/file-storage.ts'
import { Newsletter } from '../newsletter/newsletter.ts'
import { createOrders } from '../orders/create-orders.ts'
import { pickupStores } from '../orders/pickup-stores.ts'
import type { Gateway } from '../payments/gateway.ts'
import { testGateway } from '../payments/test-gateway.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Ordering = ReturnType<typeof orderingOn>

/** Everything that takes orders, over one database, with the test gateway and recorded mails. */
export function orderingOn(
  payload: () => Promise<Payload>,
  patience?: Parameters<typeof createOrders>[0]['patience'],
  now?: () => number,
) {
  const mails: Mail[] = []
  const reviewPictures = folderStorage(temporaryFolder())
  const mail: Mailer = { send: async (one) => void mails.push(one) }
  const siteUrl = 'https://portage.example'
  let webhooks = 0
  const server = createShop(payload)
  const gateway = testGateway({
    payload,
    async notify(body, headers) {
      webhooks++
      const event = await gateway.readEvent(body, headers[gateway.signatureHeader])
      if (event && event !== 'nothing') await orders.paymentReceived(event)
    },
  })
  /** A suite configures others, and takes them away. */
  const gateways: { current: Gateway; all: Gateway[] } = { current: gateway, all: [gateway] }
  const checkouts: Checkouts = new Checkouts({
    payload,
    recordOf: server.recordOf,
    cartOf: (token, locale, shopper) => server.carts.read(token, locale, shopper),
    stores: pickupStores(server.shop),
    taxes: server.taxes,
    terms: () => server.settings.terms(),
    gateways,
  })
  const orders: ReturnType<typeof createOrders> = createOrders({
    checkouts,
    mail,
    newsletter: new Newsletter({ payload, mail, siteUrl }),
    siteUrl,
    office: 'office@portage.example',
    productOf: (locale, id) => server.shop.product(locale, id, () => {}),
    reviewPictures,
    log: () => {},
    ...(patience && { patience }),
    ...(now && { now }),
  })
  return { server, gateway, gateways, checkouts, mails, reviewPictures, webhooks: () => webhooks, ...orders }
}
