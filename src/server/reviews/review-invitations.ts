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
import { readOrderNumber, type Order } from '../../domain/orders/order.ts'
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
    const written = await writtenKeys(
      rowsOf(payload),
      products.map(({ id }) => keyOf(order.number, id)),
    )
    return {
      number: order.number,
      name: recipientOf(order.data).split(' ')[0] ?? '',
      products: products.map((product) => ({ ...product, isWritten: written.has(keyOf(order.number, product.id)) })),
    }
  }

  /** What may be reviewed of an order whose page is open, by the link of its mail; undefined where there is nothing. */
  async offer(order: Pick<Order, 'number' | 'state' | 'lines'>): Promise<ReviewOffer | undefined> {
    const reviewable = reviewableLines(order)
    if (reviewable.length === 0) return undefined
    const payload = await this.options.payload()
    if (!(await takes(rowsOf(payload), 'reviews'))) return undefined
    const written = await writtenKeys(
      rowsOf(payload),
      reviewable.map(({ product }) => keyOf(order.number, product)),
    )
    const lines = reviewable.filter(({ product }) => !written.has(keyOf(order.number, product)))
    return lines.length > 0 ? { token: reviewToken(payload.secret, order.number, this.#now()), lines } : undefined
  }

  /**
   * Stores a review with its pictures until somebody of the shop has seen it. A second one of the same product and
   * order is refused.
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
    const unique = keyOf(order.number, product.id)
    if ((await writtenKeys(rowsOf(payload), [unique])).size > 0) return { ok: false, reason: 'written-already' }
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
        values (${unique}, ${doc.id}, 'pending', ${locale}, ${stars}, ${product.hasSize ? (fit ?? null) : null}, ${usedFor ?? null}, ${title}, ${text}, ${author}, ${at}, ${order.number}, ${false}, ${at}, ${at})
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
 * Whether the mail is still to be sent: shoppers may write reviews, there is something to review and an address, which
 * did not ask for no more.
 */
export async function isReviewMailWanted(rows: Rows, { email, state, locale, data }: StoredOrder): Promise<boolean> {
  if (email === '' || state === 'cancelled' || invitedProducts(data.lines, locale).length === 0) return false
  return (await takes(rows, 'reviews')) && !(await isOptedOut(rows, 'review', personOf(email)))
}

const keyOf = (number: string, product: string): string => `${number} ${product}`

async function writtenKeys(rows: Rows, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const found = await rows<{ key: string }>(sql`select key from reviews where key in (${sqlList(keys)})`)
  return new Set(found.map(({ key }) => key))
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
