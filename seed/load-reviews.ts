import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { spacedIn } from '../src/domain/french-spacing.ts'
import { locales } from '../src/domain/locale.ts'
import { readReview } from '../src/domain/reviews/review-form.ts'
import { fits } from '../src/domain/reviews/review.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

const reviewSchema = z.strictObject({
  stars: z.number(),
  language: z.enum(locales),
  author: z.string(),
  on: z.iso.date(),
  fit: z.preprocess((fit) => (fit === true ? 'true' : fit), z.enum(fits)).optional(),
  usedFor: z.string().optional(),
  title: z.string().optional(),
  text: z.string(),
})
const schema = z.record(z.string(), z.array(reviewSchema))

/** The sample reviews, each by the rules of the shop's own form. */
export function readReviews() {
  const file = schema.parse(parse(readFileSync(new URL('reviews.yaml', import.meta.url), 'utf8')))
  return Object.entries(file).flatMap(([product, reviews]) =>
    reviews.map(({ stars, language, on, ...words }, at) => {
      const spaced = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, spacedIn(language, text)]))
      const review = readReview({ ...spaced, stars: String(stars) })
      if (Array.isArray(review)) throw new Error(`reviews.yaml, ${product}: ${JSON.stringify(review)}`)
      return { key: `sample ${product} ${at}`, product, language, on, review }
    }),
  )
}

/** Reviews that show how they look; the admin marks them as samples. */
export async function loadReviews({ payload, ensure, progress }: Seeding): Promise<void> {
  const reviews = readReviews()
  const idOf = await productIds(payload, reviews)
  let done = 0
  for (const { key, product, language, on, review } of reviews) {
    const id = idOf.get(product)
    if (id !== undefined)
      await ensure('reviews', { key }, () => ({
        ...review,
        product: id,
        language,
        writtenAt: `${on}T12:00:00.000Z`,
        status: 'published',
        isSample: true,
      }))
    progress('reviews', ++done, reviews.length)
  }
}
