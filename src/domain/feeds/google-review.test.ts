import { expect, test } from 'vitest'
import { reviewElement, reviewFeedEnd, reviewFeedStart, type FeedReview } from './google-review.ts'

const review: FeedReview = {
  id: '7',
  stars: 4,
  title: 'Chaud & sec',
  text: 'Parfait <pour> la pluie.',
  author: 'Zoé',
  locale: 'fr',
  writtenAt: Date.parse('2026-11-01T12:00:00Z'),
  url: 'https://shop.example/fr/avis',
  product: {
    url: 'https://shop.example/fr/product/1/veste',
    title: 'Veste',
    brand: 'Saltspray',
    skus: ['A-S', 'A-M'],
    gtins: [],
  },
}
const textOf = (one: FeedReview) => reviewElement(one) ?? ''
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

test('a review has the parts of the schema in its order', () => {
  expect(reviewElement(review)).toBe(
    [
      '<review><review_id>7</review_id><reviewer><name>Zoé</name></reviewer>',
      '<review_timestamp>2026-11-01T12:00:00.000Z</review_timestamp>',
      '<title>Chaud &amp; sec</title><content>Parfait &lt;pour&gt; la pluie.</content>',
      '<review_language>fr</review_language><review_country>CA</review_country>',
      '<review_url type="group">https://shop.example/fr/avis</review_url>',
      '<ratings><overall min="1" max="5">4</overall></ratings>',
      '<products><product><product_ids><skus><sku>A-S</sku><sku>A-M</sku></skus><brands><brand>Saltspray</brand></brands></product_ids>',
      '<product_name>Veste</product_name><product_url>https://shop.example/fr/product/1/veste</product_url></product></products>',
      '<collection_method>post_fulfillment</collection_method></review>\n',
    ].join(''),
  )
})

test('a feed names its version and the shop, and ends what it begins', () => {
  const feed = reviewFeedStart('Portage & Co.') + textOf(review) + reviewFeedEnd
  expect(texts(feed, 'version')).toEqual(['2.3'])
  expect(feed).toContain('<publisher><name>Portage &amp; Co.</name></publisher><reviews>')
  expect(feed.endsWith('</review>\n</reviews></feed>\n')).toBe(true)
})

test('whoever gave no name is anonymous, in the language of the review', () =>
  expect(textOf({ ...review, author: ' ' })).toContain('<reviewer><name is_anonymous="true">Anonyme</name></reviewer>'))

test('stars without words are no review there', () => expect(reviewElement({ ...review, text: ' \n' })).toBeUndefined())

test('a title that is empty is left out, and barcodes are named where there are some', () => {
  const bare = textOf({ ...review, title: '', product: { ...review.product, gtins: ['0012345678905'] } })
  expect([texts(bare, 'title'), texts(bare, 'gtin')]).toEqual([[], ['0012345678905']])
})
