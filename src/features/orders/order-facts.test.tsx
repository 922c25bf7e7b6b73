import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderFacts } from './order-facts.tsx'

overwriteGetLocale(() => 'fr')
const store = {
  slug: 'calgary-macleod-trail',
  name: 'Calgary, Macleod Trail',
  street: '6815 Macleod Trail SW',
  city: 'Calgary',
  province: 'AB',
  postalCode: 'T2H 0L3',
} as const

test('a pickup leads to the page of its store, which has its hours and the way there', () =>
  expect(
    renderToStaticMarkup(
      <MemoryRouter>
        <OrderFacts order={sampleOrder({ fulfilment: 'pickup', store })} locale="fr" />
      </MemoryRouter>,
    ),
  ).toMatch(/<a [^>]*href="\/fr\/magasins\/calgary-macleod-trail"[^>]*>Calgary, Macleod Trail<\/a>/))

test('a pickup to come says when it was said to be ready, a ready one no more', () => {
  const ready = { kind: 'from', day: '2026-11-28', at: 10 * 60 } as const
  const shown = (state: 'preparing' | 'ready') =>
    renderToStaticMarkup(
      <MemoryRouter>
        <OrderFacts order={sampleOrder({ fulfilment: 'pickup', state, store: { ...store, ready } })} locale="fr" />
      </MemoryRouter>,
    )
  const promise = 'Votre commande devrait être prête le samedi 28\u00a0novembre dès 10\u00a0h.'
  expect([shown('preparing').includes(promise), shown('ready').includes(promise)]).toEqual([true, false])
})

test.each([
  ['a gift card paid it', [{ id: '•••• WWVF', amount: 20_00 }], 'Cartes-cadeaux'],
  ['it cost nothing', [], 'Rien à payer'],
  ['it cost nothing, and a gift card paid none of it', [{ id: '•••• WWVF', amount: 0 }], 'Rien à payer'],
])('where %s, the payment is “%s”', (_, giftCards, words) => {
  const { totals } = sampleOrder()
  const order = sampleOrder({
    payment: { method: 'gift-card', isTest: false },
    totals: { ...totals, giftCards, due: 0 },
  })
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderFacts order={order} locale="fr" />
    </MemoryRouter>,
  )
  expect(html).toContain(`>${words}<`)
})

test('until it is picked up, a pickup says that ID is asked for', () => {
  const shown = (state: 'placed' | 'ready' | 'delivered') =>
    renderToStaticMarkup(
      <MemoryRouter>
        <OrderFacts order={sampleOrder({ fulfilment: 'pickup', state, store })} locale="fr" />
      </MemoryRouter>,
    ).includes('Le magasin demande une pièce d’identité à ce nom.')
  expect([shown('placed'), shown('ready'), shown('delivered')]).toEqual([true, true, false])
})

test('a pickup that waits for the warehouse says so', () => {
  const ready = { kind: 'from', day: '2026-12-10', at: 9 * 60, fromWarehouse: true } as const
  expect(
    renderToStaticMarkup(
      <MemoryRouter>
        <OrderFacts order={sampleOrder({ fulfilment: 'pickup', store: { ...store, ready } })} locale="fr" />
      </MemoryRouter>,
    ),
  ).toContain('Ce que ce magasin n’a pas vient de notre entrepôt. Votre commande devrait être prête le jeudi')
})

test('each of several groups names its lines with their sizes', () => {
  const lines = ['P', 'M'].map((size) => sampleLine({ sku: size, size: { en: size, fr: size } }))
  const groups = lines.map(({ sku }): DeliveryGroup => ({
    way: 'ship',
    id: sku,
    skus: [sku],
    goods: 'parcel',
    method: 'regular',
    cost: 0,
  }))
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <OrderFacts order={sampleOrder({ lines, groups })} locale="fr" />
    </MemoryRouter>,
  )
  expect(['Tente, P', 'Tente, M'].filter((name) => page.includes(name))).toHaveLength(2)
})

test.each([
  [0, 'Remboursé\u00a0: 138,89\u00a0$'],
  [8_00, 'Remboursé\u00a0: 138,89\u00a0$ Étiquette de retour\u00a0: −8,00\u00a0$'],
])('a refund says what of it paid for labels of returns: %i cents', (labelsPaid, written) => {
  const order = sampleOrder({ refunded: 138_89, ...(labelsPaid && { labelsPaid }) })
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <OrderFacts order={order} locale="fr" />
    </MemoryRouter>,
  )
  expect(
    page
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
      .slice(-written.length),
  ).toBe(written)
})

test('an order of gift cards says whom each goes to; one without a wish goes to who ordered it', () => {
  const gift = { recipientName: 'Léa', recipientEmail: 'lea@example.com', senderName: '', message: '' }
  const destination = (...lines: ReturnType<typeof sampleLine>[]) =>
    /Par courriel<\/dt><dd[^>]*>(.*?)<\/dd>/
      .exec(
        renderToStaticMarkup(
          <MemoryRouter>
            <OrderFacts order={sampleOrder({ fulfilment: 'email', lines })} locale="fr" />
          </MemoryRouter>,
        ),
      )?.[1]
      ?.replaceAll(/<wbr\/?>/g, '')
  const other = { ...gift, recipientName: '', recipientEmail: 'luc@example.com', sendOn: '2026-12-24' }
  expect(destination(sampleLine({ gift }), sampleLine({ sku: 'B', gift: other }), sampleLine({ sku: 'C', gift }))).toBe(
    '<span class="block">Pour Léa, lea@example.com</span>' +
      '<span class="block">Pour luc@example.com, sera envoyée le 24\u00a0décembre 2026</span>',
  )
  expect(destination(sampleLine())).toBe('<span class="block">roy@example.com</span>')
})
