import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatbotEvent, chatbotEventNames } from '../../domain/analytics/chatbot-events.ts'
import {
  addPaymentInfo,
  addShippingInfo,
  addToCart,
  beginCheckout,
  purchase,
  refund,
  removeFromCart,
  selectItem,
  viewCart,
  viewItem,
  viewItemList,
  type SoldItem,
} from '../../domain/analytics/ecommerce.ts'
import type { DataLayerEvent } from '../../domain/analytics/event.ts'
import { selectPromotion, viewPromotion } from '../../domain/analytics/promotion-events.ts'
import {
  accountMenuClick,
  categoryNavigationClick,
  helpMenuClick,
  megaMenuClick,
} from '../../domain/analytics/user-interaction.ts'
import { nothingTracked, videoEvents } from '../../domain/analytics/video-events.ts'
import { login, pageView, search, signUp, webVital } from '../../domain/analytics/visit-events.ts'
import { dataLayerEvent } from './testing/data-layer-schema.ts'

const word = fc.string({ minLength: 1 })
const cents = fc.nat(10_000_000)
const item: fc.Arbitrary<SoldItem> = fc.record(
  {
    id: word,
    name: word,
    brand: word,
    category: word,
    variant: word,
    price: cents,
    salePrice: cents,
    quantity: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: ['id', 'name'] },
)
const items = fc.array(item, { minLength: 1, maxLength: 20 })
const click = fc.record({
  url: word,
  text: word,
  trail: fc.array(word, { minLength: 1, maxLength: 4 }),
  coopBrand: fc.option(word),
})
const video = {
  pagePath: '/en',
  pageType: 'home',
  title: 'Waxing',
  provider: 'Vimeo',
  url: 'https://player.vimeo.com/video/1',
  durationSeconds: 60,
} as const

const built: fc.Arbitrary<DataLayerEvent> = fc.oneof(
  fc.tuple(items, fc.nat(500)).map(([all, first]) => viewItemList({ id: 'search', name: 'Search', first }, all)),
  fc.tuple(item, fc.nat(500)).map(([one, place]) => selectItem({ id: 'search', name: 'Search' }, one, place)),
  ...[viewItem, addToCart, removeFromCart].map((make) => item.map((one) => make(one))),
  ...[viewCart, beginCheckout].map((make) => items.map((all) => make(all))),
  items.map((all) => addShippingInfo(all, 'express')),
  items.map((all) => addPaymentInfo(all, 'card')),
  fc.tuple(items, cents, cents).map(([all, tax, shipping]) => purchase({ number: 'P-1', items: all, tax, shipping })),
  fc.tuple(items, cents).map(([all, amount]) => refund('P-1', all, amount)),
  ...[viewPromotion, selectPromotion].map((make) =>
    fc.tuple(word, word, fc.nat()).map(([id, name, slot]) => make({ id, name, slot })),
  ),
  fc.constantFrom(
    pageView('/fr/panier', 'cart', 'fr'),
    login('password'),
    signUp('password'),
    ...chatbotEventNames.map((name) => chatbotEvent(name, '/en/stores')),
  ),
  fc
    .tuple(
      word.filter((term) => term.trim() !== ''),
      fc.nat(),
    )
    .map(([term, results]) => search(term, results)),
  fc
    .tuple(fc.constantFrom('LCP', 'INP', 'CLS'), fc.double({ min: 0, max: 60_000, noNaN: true }))
    .map(([name, value]) => webVital(name, value, 'good', '/en')),
  ...[helpMenuClick, accountMenuClick, megaMenuClick, categoryNavigationClick].map((make) =>
    click.map((clicked) => make(clicked)),
  ),
  fc
    .nat(60)
    .chain((seconds) =>
      fc.constantFrom(
        ...videoEvents(nothingTracked, { kind: 'time', seconds: seconds + 0.1 }, video).events,
        ...videoEvents(nothingTracked, { kind: 'end' }, video).events,
      ),
    ),
)

test('whatever the shop knows, each event it builds is what the contract says', () =>
  fc.assert(
    fc.property(built, (event) => {
      expect(dataLayerEvent.safeParse(event).error?.issues).toBeUndefined()
    }),
    { numRuns: 600 },
  ))

test.each([
  { event: 'view_item' },
  { event: 'view_item', ecommerce: { currency: 'USD', value: 1, items: [] } },
  { event: 'view_item', ecommerce: { currency: 'CAD', value: 1.234, items: [] } },
  { event: 'page_view', page_path: '/en/search?q=me', page_type: 'search', language: 'en' },
  { event: 'chatbot_interaction', event_name: 'thread created' },
  { event: 'login', method: 'password', email: 'anna@example.com' },
])('%j is not an event of the shop', (event) => expect(dataLayerEvent.safeParse(event).success).toBe(false))
