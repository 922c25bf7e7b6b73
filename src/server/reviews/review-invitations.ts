import type { Payload } from 'payload'
import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import { REVIEW_AFTER_DAYS, type ReviewInvitation, type ReviewOffer } from '../../domain/reviews/review-invitation.ts'
import { readReview, type ReviewError } from '../../domain/reviews/review-form.ts'
import { pictureErrors, readPictureAlt, type PictureError } from '../../domain/reviews/review-picture.ts'
import type { Locale } from '../../domain/locale.ts'
import { invitedProducts, reviewableLines } from '../../domain/reviews/review-invitation.ts'
import type { Instant } from '../../domain/time.ts'
import { isoInstant } from '../../domain/time.ts'
import { inTransaction, rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { isOptedOut, optOut, personOf } from '../mail/opt-outs.ts'
import type { FileStorage } from '../media/file-storage.ts'
import { findOrder, type StoredOrder } from '../orders/order-rows.ts'
import { opensReviews, reviewToken } from '../orders/order-token.ts'
import { note } from '../orders/outbox.ts'
import type { Order } from '../../domain/orders/order.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import { takes } from '../settings/taken-words.ts'
import { deletePictures, drawPicture, insertPictures, writePictures, type DrawnPicture } from './review-pictures.ts'

const DAY_MS = 86_400_000

export type ReviewAnswer =
  | { ok: true }
  | { ok: false; reason: 'unknown-order' | 'unknown-product' | 'too-many-tries' | 'written-already' }
  | { ok: false; reason: 'wrong-fields'; errors: (ReviewError | PictureError)[] }
export type ReviewKey = { number: unknown; token: unknown }

const reviewMailKey = (number: string): string => `mail review ${number}`

/** Notes the one mail that asks what a shopper thinks of an order, in the transaction in which it left or arrived. */
export const noteReviewMail = (rows: Rows, number: string, how: 'shipped' | 'handed-over', now: Instant) =>
  note(rows, {
    key: reviewMailKey(number),
    kind: 'order-mail',
    data: { number, mail: 'review' },
    dueAt: now + REVIEW_AFTER_DAYS[how] * DAY_MS,
  })

/** The mail waits no more where staff say that it was not handed over after all; the next hand-over notes it again. */
export const dropReviewMail = (rows: Rows, number: string) =>
  rows(sql`delete from outbox where key = ${reviewMailKey(number)} and done_at is null returning id`)

/** What became of an order's goods, from those who bought them: no account is needed, the link of the mail is. */
export class ReviewInvitations {
  readonly #now: () => number

  constructor(private readonly options: { payload(): Promise<Payload>; pictures: FileStorage; now?(): number }) {
    this.#now = options.now ?? Date.now
  }

  /** The products of an order that may be reviewed by this link; undefined where the link opens none. */
  async read(key: ReviewKey, locale: Locale): Promise<ReviewInvitation | undefined> {
    const payload = await this.options.payload()
    const order = await this.#reviewed(payload, key)
    if (!order) return undefined
    const products = invitedProducts(order.data.lines, locale)
    const written = await writtenOf(
      rowsOf(payload),
      order.number,
      products.map(({ id }) => id),
    )
    return {
      number: order.number,
      name: recipientOf(order.data).split(' ')[0] ?? '',
      products: products.map((product) => ({ ...product, isWritten: written.has(product.id) })),
    }
  }

  /** What may be reviewed of an order whose page is open, by the link of its mail; undefined where there is nothing. */
  async offer(order: Pick<Order, 'number' | 'state' | 'lines'>): Promise<ReviewOffer | undefined> {
    const reviewable = reviewableLines(order)
    if (reviewable.length === 0) return undefined
    const payload = await this.options.payload()
    if (!(await takes(rowsOf(payload), 'reviews'))) return undefined
    const written = await writtenOf(
      rowsOf(payload),
      order.number,
      reviewable.map(({ product }) => product),
    )
    const lines = reviewable.filter(({ product }) => !written.has(product))
    return lines.length > 0 ? { token: reviewToken(payload.secret, order.number, this.#now()), lines } : undefined
  }

  /**
   * Stores a review with its pictures until somebody of the shop has seen it. A second one of the same product by the
   * same person is refused.
   */
  async write(
    key: ReviewKey,
    form: Readonly<Record<string, unknown>>,
    locale: Locale,
    files: readonly File[] = [],
  ): Promise<ReviewAnswer> {
    const payload = await this.options.payload()
    const order = await this.#reviewed(payload, key)
    if (!order) return { ok: false, reason: 'unknown-order' }
    const product = invitedProducts(order.data.lines, locale).find(({ id }) => id === form.product)
    const [doc] = product
      ? await rowsOf(payload)<{ id: number | string }>(sql`select id from products where code = ${product.id}`)
      : []
    if (!product || !doc) return { ok: false, reason: 'unknown-product' }
    if ((await writtenOf(rowsOf(payload), order.number, [product.id])).size > 0)
      return { ok: false, reason: 'written-already' }
    const review = readReview(form)
    const alt = readPictureAlt(form.alt)
    const drawing = await drawn(files)
    if (Array.isArray(review) || typeof alt !== 'string' || 'errors' in drawing) {
      const errors = [
        ...(Array.isArray(review) ? review : []),
        ...('errors' in drawing ? drawing.errors : []),
        ...(typeof alt === 'string' ? [] : [alt]),
      ]
      return { ok: false, reason: 'wrong-fields', errors }
    }
    const { pictures } = drawing
    const at = isoInstant(this.#now())
    const { stars, title, text, author, fit, usedFor } = review
    // Before the transaction, which must not wait for a bucket.
    await writePictures(this.options.pictures, pictures)
    const isNew = await inTransaction(payload, async (rows) => {
      const [made] = await rows<{ id: number | string }>(sql`
        insert into reviews (key, product_id, status, language, stars, fit, used_for, title, text, author, written_at, "order", is_sample, created_at, updated_at)
        values (${`${order.number} ${product.id}`}, ${doc.id}, 'pending', ${locale}, ${stars}, ${product.hasSize ? (fit ?? null) : null}, ${usedFor ?? null}, ${title}, ${text}, ${author}, ${at}, ${order.number}, ${false}, ${at}, ${at})
        on conflict (key) do nothing returning id`)
      if (made) await insertPictures(rows, made.id, { pictures, alt, at })
      return made !== undefined
    })
    if (isNew) return { ok: true }
    await deletePictures(
      this.options.pictures,
      pictures.map(({ file }) => file),
    )
    return { ok: false, reason: 'written-already' }
  }

  /** No more such mails to the address of this order. */
  async optOut(key: ReviewKey): Promise<boolean> {
    const payload = await this.options.payload()
    const order = await this.#order(payload, key)
    if (!order) return false
    await optOut(rowsOf(payload), 'review', personOf(order.email), this.#now())
    return true
  }

  /** The order while shoppers may write reviews. */
  async #reviewed(payload: Payload, key: ReviewKey): Promise<StoredOrder | undefined> {
    return (await takes(rowsOf(payload), 'reviews')) ? this.#order(payload, key) : undefined
  }

  async #order(payload: Payload, { number: typed, token }: ReviewKey): Promise<StoredOrder | undefined> {
    const number = readOrderNumber(typed)
    if (!number || !opensReviews(payload.secret, number, token, this.#now())) return undefined
    return findOrder(rowsOf(payload), number)
  }
}

/**
 * Whether the mail is still to be sent: shoppers may write reviews, there is something that the buyer has not reviewed
 * yet, and an address, which did not ask for no more.
 */
export async function isReviewMailWanted(rows: Rows, order: StoredOrder): Promise<boolean> {
  const { number, email, state, locale, data } = order
  if (email === '' || state === 'cancelled') return false
  const products = invitedProducts(data.lines, locale).map(({ id }) => id)
  if ((await writtenOf(rows, number, products)).size === products.length) return false
  return (await takes(rows, 'reviews')) && !(await isOptedOut(rows, 'review', personOf(email)))
}

/**
 * Of these products those that the buyer of an order has reviewed: for this order, or for another of the same address
 * or account, as whoever buys a jacket twice is still one voice.
 */
async function writtenOf(rows: Rows, number: string, products: string[]): Promise<Set<string>> {
  if (products.length === 0) return new Set()
  const found = await rows<{ code: string }>(sql`
    select distinct p.code from products p join reviews r on r.product_id = p.id
    join orders o on o.number = r."order" cross join orders own
    where own.number = ${number} and p.code in (${sqlList(products)})
    and (o.number = own.number or o.customer = own.customer or (own.email <> '' and lower(o.email) = lower(own.email)))`)
  return new Set(found.map(({ code }) => code))
}

/** The files of a form as the shop stores pictures, or what is wrong with them. */
async function drawn(files: readonly File[]): Promise<{ pictures: DrawnPicture[] } | { errors: PictureError[] }> {
  const errors = pictureErrors(files)
  if (errors.length > 0) return { errors }
  const pictures: DrawnPicture[] = []
  for (const file of files) {
    const picture = await drawPicture(Buffer.from(await file.arrayBuffer()))
    if (picture) pictures.push(picture)
    else errors.push({ field: 'pictures', problem: 'no-picture', name: file.name })
  }
  return errors.length > 0 ? { errors } : { pictures }
}
