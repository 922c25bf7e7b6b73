import type { Locale } from '../locale.ts'
import type { Stars } from '../reviews/review.ts'
import { isoInstant, type Instant } from '../time.ts'
import { element, escaped } from './feed-text.ts'

/** A published review of a real purchase, with what it is of. */
export type FeedReview = {
  id: string
  stars: Stars
  title: string
  text: string
  /** Empty for whoever gave no name. */
  author: string
  locale: Locale
  writtenAt: Instant
  /** Public addresses: of the review among the others, and of the product. */
  url: string
  product: ReviewedProduct
}

/** The product of a review, with all that a shop window may know its variants by. */
export type ReviewedProduct = {
  url: string
  title: string
  brand: string
  skus: readonly string[]
  gtins: readonly string[]
}

/** The first lines of a feed of reviews; the version is that of the schema (Google, “Product Reviews feed”, 2.3). */
export const reviewFeedStart = (publisher: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://www.google.com/shopping/reviews/schema/product/2.3/product_reviews.xsd">${element('version', '2.3')}<publisher>${element('name', publisher)}</publisher><reviews>\n`
export const reviewFeedEnd = '</reviews></feed>\n'

/**
 * A review as an element of the feed; the order of its parts is the schema's. Undefined for stars without words: a
 * review must have a content there.
 */
export function reviewElement(review: FeedReview): string | undefined {
  if (review.text.trim() === '') return undefined
  const { product } = review
  const named = review.author.trim() !== ''
  return [
    '<review>',
    element('review_id', review.id),
    `<reviewer><name${named ? '' : ' is_anonymous="true"'}>${escaped(named ? review.author : anonymous[review.locale])}</name></reviewer>`,
    element('review_timestamp', isoInstant(review.writtenAt)),
    review.title.trim() === '' ? '' : element('title', review.title),
    element('content', review.text),
    element('review_language', review.locale),
    element('review_country', 'CA'),
    `<review_url type="group">${escaped(review.url)}</review_url>`,
    `<ratings><overall min="1" max="5">${review.stars}</overall></ratings>`,
    '<products><product><product_ids>',
    list('gtins', 'gtin', product.gtins),
    list('skus', 'sku', product.skus),
    list('brands', 'brand', [product.brand]),
    `</product_ids>${element('product_name', product.title)}${element('product_url', product.url)}</product></products>`,
    element('collection_method', 'post_fulfillment'),
    '</review>\n',
  ].join('')
}

const anonymous = { en: 'Anonymous', fr: 'Anonyme' } as const

const list = (name: string, each: string, values: readonly string[]): string =>
  values.length === 0 ? '' : `<${name}>${values.map((value) => element(each, value)).join('')}</${name}>`
