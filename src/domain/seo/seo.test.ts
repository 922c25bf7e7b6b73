import { describe, expect, test } from 'vitest'
import type { ListingPage } from '../catalog/listing-page.ts'
import { parseListingQuery } from '../catalog/listing-query.ts'
import type { CatalogueProduct, CatalogueVariant } from '../catalog/product.ts'
import type { Lacked } from '../shop-lacks.ts'
import type { StorePage } from '../store-hours/store-page.ts'
import { sampleProduct, sampleVariant } from '../testing/samples.ts'
import { itemListJsonLd } from './item-list-json-ld.ts'
import type { JsonLd } from './json-ld.ts'
import { specifiedTerms } from '../shop-terms.ts'
import { listingIndexing } from './listing-indexing.ts'
import { productJsonLd } from './product-json-ld.ts'
import { storeJsonLd } from './store-json-ld.ts'

const SITE = 'https://portage.example/'
const variant = (over: Partial<CatalogueVariant> = {}): CatalogueVariant =>
  sampleVariant({ sku: 'A', price: 240_00, quantity: 9, ...over })
const moss = {
  key: 'moss',
  name: 'Mousse',
  hex: '#000',
  family: 'green',
  pictures: [{ file: 'a b.webp', width: 9, height: 9, alt: '' }],
}
const product = (variants: CatalogueVariant[], over: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  sampleProduct({
    locale: 'fr',
    title: 'Coquille </script>',
    slug: 'coquille',
    alternateSlug: 'shell',
    description: 'Sèche.',
    colours: [moss],
    variants,
    ...over,
  })
const offers = (...args: Parameters<typeof product>) => productJsonLd(product(...args), SITE).offers

const store: StorePage = {
  slug: 'calgary',
  name: 'Calgary',
  description: '',
  street: '1 Macleod Trail',
  city: 'Calgary',
  province: 'AB',
  postalCode: 'T2G 0A1',
  latitude: 51,
  longitude: -114,
  phone: '403-555-0100',
  services: [],
  departments: [],
  events: [],
  pictures: [],
  path: { en: '/en/stores/calgary', fr: '/fr/magasins/calgary' },
  hours: {
    timeZone: 'America/Edmonton',
    weekly: {
      monday: [
        { open: '10:00', close: '12:00' },
        { open: '13:00', close: '24:00' },
      ],
      tuesday: [{ open: 'by appointment', close: '' }],
    },
    exceptions: [
      { date: '2026-12-25', open: 'closed', close: '' },
      { date: '2026-12-24', open: '10:00', close: '16:00' },
    ],
  },
}
const listing: Pick<ListingPage, 'title' | 'total' | 'page' | 'tiles'> = {
  title: 'Tents',
  total: 30,
  page: 2,
  tiles: [
    {
      id: '1',
      href: '/en/product/1/a',
      title: 'A',
      brand: '',
      price: {},
      swatches: [],
      tags: [],
    },
  ],
}

const variantsIn = (...args: Parameters<typeof product>) =>
  (productJsonLd(product(...args), SITE).hasVariant as JsonLd[]).map(({ sku, color, size, offers }): JsonLd => ({
    ...(offers as JsonLd),
    sku,
    color,
    size,
  }))

describe('offers', () => {
  test('what comes in one kind has one offer, reduced', () => {
    expect(productJsonLd(product([variant({ salePrice: 179_50, gtin: '4006381333931' })]), SITE)).toMatchObject({
      '@type': 'Product',
      sku: 'A',
      gtin: '4006381333931',
    })
    expect(offers([variant({ salePrice: 179_50 })])).toMatchObject({
      '@type': 'Offer',
      price: '179.50',
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
    })
  })
  test('of several variants each that the shop stocks has its own, with what it costs and whether it is available', () => {
    const sizes = ['s', 'm', 'l'].map((key) => ({ key, name: key.toUpperCase() }))
    const several = [
      variant({ sku: 'A-S', colour: 'moss', size: 's' }),
      variant({ sku: 'A-M', colour: 'moss', size: 'm', price: 260_00 }),
      variant({ sku: 'A-L', colour: 'moss', size: 'l', price: 45_00, quantity: 0, stock: 'OUT_OF_STOCK' }),
      variant({ sku: 'A-XL', colour: 'moss', stock: 'NOT_STOCKED' }),
    ]
    expect(productJsonLd(product(several, { sizes }), SITE)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '5101-204',
      variesBy: ['https://schema.org/size'],
    })
    expect(variantsIn(several, { sizes })).toMatchObject([
      { sku: 'A-S', color: 'Mousse', size: 'S', price: '240.00', availability: 'https://schema.org/InStock' },
      { sku: 'A-M', size: 'M', price: '260.00' },
      { sku: 'A-L', size: 'L', price: '45.00', availability: 'https://schema.org/OutOfStock' },
    ])
  })
  test('how all are sent is said of the group, and of each where they are not sent alike', () => {
    const [dear, cheap] = [[variant(), variant({ sku: 'B', price: 260_00 })], variant({ sku: 'C', price: 20_00 })]
    const free = { shippingRate: { value: '0.00', currency: 'CAD' } }
    expect(offers(dear)).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '240.00',
      highPrice: '260.00',
      offerCount: 2,
      shippingDetails: { ...free, deliveryTime: { transitTime: { minValue: 5, maxValue: 7 } } },
    })
    for (const each of variantsIn(dear)) expect(each).not.toHaveProperty('shippingDetails')
    expect(offers([...dear, cheap])).not.toHaveProperty('shippingDetails')
    expect(variantsIn([...dear, cheap])).toMatchObject([
      { shippingDetails: free },
      { shippingDetails: free },
      { shippingDetails: { shippingRate: { value: '10.00' } } },
    ])
  })
  test('what is bought can be returned, but for gift cards; a partner has its own terms', () => {
    const policyOf = (more: Partial<CatalogueProduct> & { isGiftCard?: boolean }) =>
      productJsonLd({ ...product([variant()]), ...more }, SITE).hasMerchantReturnPolicy
    expect(policyOf({})).toMatchObject({ merchantReturnDays: 60, returnShippingFeesAmount: { value: '8.00' } })
    const labelFor = (returnLabel: number) =>
      productJsonLd(product([variant()]), SITE, [], { ...specifiedTerms, returnLabel }).hasMerchantReturnPolicy
    expect(labelFor(12_00)).toMatchObject({ returnShippingFeesAmount: { value: '12.00' } })
    expect(labelFor(0)).toMatchObject({ returnFees: 'https://schema.org/FreeReturn' })
    const ofBike = policyOf({ shippingClass: 'bike' })
    expect(ofBike).toHaveProperty('returnFees', 'https://schema.org/ReturnFeesCustomerResponsibility')
    expect(ofBike).not.toHaveProperty('returnShippingFeesAmount')
    expect(policyOf({ isGiftCard: true })).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
    expect(offers([variant()], { shippingClass: 'none' })).not.toHaveProperty('shippingDetails')
    const seller = { key: 'gull', name: 'Gull', shipsFrom: '', returns: '' }
    expect(offers([variant()], { seller })).toMatchObject({ seller: { name: 'Gull' } })
    expect(policyOf({ seller })).toBeUndefined()
  })
  test('a shop without stores takes returns by mail alone', () => {
    const methods = (lacks: readonly Lacked[]) =>
      productJsonLd(product([variant()]), SITE, [], undefined, lacks).hasMerchantReturnPolicy
    const [byMail, inStore] = ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore']
    expect(methods([])).toMatchObject({ returnMethod: [byMail, inStore] })
    expect(methods(['stores'])).toMatchObject({ returnMethod: [byMail] })
  })
  test('a free product costs 0.00', () => expect(offers([variant({ price: 0 })])).toMatchObject({ price: '0.00' }))
  test.each([
    [{ quantity: 0, stock: 'OUT_OF_STOCK' }, 'Available', 'OutOfStock'],
    [{ quantity: 2, stock: 'LOW_STOCK' }, 'Available', 'LimitedAvailability'],
    [{}, 'Preorder', 'PreOrder'],
    [{}, 'Unavailable', 'Discontinued'],
  ] as const)('%j and %s is %s', (over, availability, word) =>
    expect(offers([variant(over)], { availability })).toMatchObject({ availability: `https://schema.org/${word}` }),
  )
  test('a product that is not stocked is not offered', () =>
    expect(offers([variant({ stock: 'NOT_STOCKED' })])).toBeUndefined())
})

test('URLs are absolute, pictures encoded', () =>
  expect(productJsonLd(product([variant()]), SITE)).toMatchObject({
    url: 'https://portage.example/fr/product/5101-204/coquille',
    image: ['https://portage.example/media/a%20b.webp?w=1280&q=65'],
  }))

test.each([
  ['women', { suggestedGender: 'female', suggestedMinAge: 13 }],
  ['kids', { suggestedGender: 'unisex', suggestedMaxAge: 13 }],
] as const)('a cut for %s is said as schema.org says it', (gender, audience) =>
  expect(productJsonLd({ ...product([variant()]), gender }, SITE)).toMatchObject({ audience }),
)

test('items are counted through the pages', () =>
  expect(itemListJsonLd(listing, SITE)).toMatchObject({
    numberOfItems: 30,
    itemListElement: [{ position: 25, url: 'https://portage.example/en/product/1/a' }],
  }))

test('store hours: two periods, midnight as 23:59, unreadable left out, closed exceptions', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = storeJsonLd(store, 'fr', SITE)
  expect(openingHoursSpecification).toMatchObject([
    { opens: '10:00', closes: '12:00', dayOfWeek: 'https://schema.org/Monday' },
    { opens: '13:00', closes: '23:59' },
  ])
  expect(specialOpeningHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-25' },
    { opens: '10:00', closes: '16:00', validThrough: '2026-12-24' },
  ])
})

test('a store that is still to open has hours from its first day only', () => {
  const soon = { ...store, hours: { ...store.hours, opensOn: '2026-12-25' } }
  expect(storeJsonLd(soon, 'fr', SITE)).toMatchObject({
    openingHoursSpecification: [{ validFrom: '2026-12-25' }, { validFrom: '2026-12-25' }],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-25' }],
  })
})

test.each([
  ['', true, ''],
  ['gender=hommes', true, '?gender=men', '?gender=hommes'],
  ['brand=a', true, '?brand=a'],
  ['brand=a&sort=newest&page=2', true, '?brand=a&page=2'],
  ['brand=a,b', false, '?brand=a,b'],
  ['brand=a&colour=red', false, '?brand=a&colour=red', '?brand=a&colour=rouge'],
  ['price=10-20', false, '?price=10-20'],
  ['stock=in', false, '?stock=in'],
  ['itc=mail', true, ''],
])('listing "%s": index %s, known as "%s"', (search, index, en, fr = en) =>
  expect(listingIndexing(parseListingQuery(new URLSearchParams(search)))).toEqual({ index, search: { en, fr } }),
)
