import type { Payload } from 'payload'
import { inShop } from '../../domain/shop-name.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import {
  alertEnd,
  ASK_AGAIN_MS,
  MAILS_WITHIN_MS,
  MOST_ALERTS,
  MOST_CONFIRM_MAILS,
  type StockAlertAnswer,
} from '../../domain/stock-alerts/stock-alert.ts'
import { isoInstant } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { sellableVariants } from '../catalog/sellable-variants.ts'
import { inTransaction, rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import type { Change } from '../feed/changes.ts'
import type { Mailer } from '../mail/mailer.ts'
import { isOptedOut, optIn, optOut, personOf } from '../mail/opt-outs.ts'
import { note } from '../orders/outbox.ts'
import { noteDue } from './due-alerts.ts'
import { alertOf, personOfTicket } from './stock-alert-link.ts'
import { stockAlertMail } from './stock-alert-mail.ts'

type Options = {
  payload(): Promise<Payload>
  mail: Mailer
  siteUrl: string
  /** A product's page, for its words. */
  productOf(locale: Locale, id: string): Promise<ProductPage | undefined>
  now?(): number
}

type Row = { id: number | string; email: string; language: string; sku: string; status: string; person: string }

/**
 * Who asked to be notified that a variant is back: one confirmed wish, one mail, then it is over
 * (docs/decisions/0047-back-in-stock.md).
 */
export class StockAlerts {
  readonly #now: () => number

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /** Notes the wish, and the mail that asks to confirm it. The answer is the same whether the address was known. */
  async ask(email: unknown, sku: unknown, locale: Locale): Promise<StockAlertAnswer> {
    const address = emailAddress(email)
    if (!address) return { ok: false, reason: 'invalid-email' }
    const payload = await this.options.payload()
    const found = typeof sku === 'string' ? await sellableVariants(rowsOf(payload), [sku]) : undefined
    const [variant] = found?.values() ?? []
    if (!variant) return { ok: false, reason: 'unknown-product' }
    const person = personOf(address)
    if (await isOptedOut(rowsOf(payload), 'stock', person)) return { ok: true }
    await inTransaction(payload, async (rows) => {
      if (await this.#hasEnough(rows, person)) return
      const [at, again] = [isoInstant(this.#now()), isoInstant(this.#now() - ASK_AGAIN_MS)]
      const [wish] = await rows<{ id: number | string }>(sql`
        insert into stock_alerts (key, person, email, language, sku, product, status, consent, asked_at, expires_at, created_at, updated_at)
        values (${`${person} ${variant.sku}`}, ${person}, ${address}, ${locale}, ${variant.sku}, ${variant.productId}, 'pending', ${m.stock_alert_consent(inShop(), { locale })}, ${at}, ${isoInstant(alertEnd(this.#now(), 'pending'))}, ${at}, ${at})
        on conflict (key) do update set status = 'pending', language = excluded.language, consent = excluded.consent, asked_at = excluded.asked_at, expires_at = excluded.expires_at, confirmed_at = null, sent_at = null, updated_at = excluded.updated_at
        where stock_alerts.status = 'sent' or stock_alerts.expires_at < ${at} or (stock_alerts.status = 'pending' and stock_alerts.asked_at < ${again})
        returning id`)
      if (wish) await note(rows, alertEntry('confirm', wish.id, at))
    })
    return { ok: true }
  }

  /** By the ticket of a mail; gives the product, or undefined where the ticket is not ours or has run out. */
  async confirm(ticket: URLSearchParams): Promise<string | undefined> {
    const payload = await this.options.payload()
    const id = alertOf(ticket, payload.secret, this.#now())
    if (id === undefined) return undefined
    const now = isoInstant(this.#now())
    await rowsOf(payload)(
      sql`update stock_alerts set status = 'confirmed', confirmed_at = ${now}, expires_at = ${isoInstant(alertEnd(this.#now(), 'confirmed'))}, updated_at = ${now} where id = ${id} and status = 'pending' returning id`,
    )
    const [wish] = await rowsOf(payload)<{ product: string; status: string }>(
      sql`select product, status from stock_alerts where id = ${id}`,
    )
    // It may have come back while the mail was unread.
    if (wish?.status === 'confirmed') await noteDue(rowsOf(payload), this.#now(), sql`a.id = ${id}`)
    return wish?.product
  }

  /** No more of these mails to an address, nor to any wish of it. */
  stop = (ticket: URLSearchParams): Promise<boolean> =>
    this.#withPerson(ticket, async (rows, person) => {
      await optOut(rows, 'stock', person, this.#now())
      await rows(sql`delete from stock_alerts where person = ${person}`)
    })

  /** Takes that back: whoever has the mail may ask again. */
  allow = (ticket: URLSearchParams): Promise<boolean> =>
    this.#withPerson(ticket, (rows, person) => optIn(rows, 'stock', person))

  /** Notes the mails of what these changes bring back. Called after them, by every process: a mail is noted once. */
  readonly follow = async (changes: readonly Change[]): Promise<void> => {
    const of = (name: string) => [...new Set(changes.flatMap(({ target, docId }) => (target === name ? [docId] : [])))]
    const [levels, products] = [of('inventory').map(Number), of('products').map(Number)]
    const rows = rowsOf(await this.options.payload())
    if (levels.length > 0) await noteDue(rows, this.#now(), sql`i.id in (${sqlList(levels)})`)
    if (products.length > 0) await noteDue(rows, this.#now(), sql`p.id in (${sqlList(products)})`)
  }

  /** All that is due: what changed while no process ran. The work grows with the wishes, not with the catalogue. */
  async catchUp(): Promise<void> {
    await noteDue(rowsOf(await this.options.payload()), this.#now())
  }

  /** Sends a mail of a wish that still waits for it; the outbox calls it. */
  async send({ id, mail }: Record<string, unknown>): Promise<void> {
    const payload = await this.options.payload()
    const rows = rowsOf(payload)
    const now = isoInstant(this.#now())
    const isConfirmation = mail === 'confirm'
    const [wish] = await rows<Row>(
      sql`select id, email, language, sku, status, person from stock_alerts where id = ${Number(id)} and status = ${isConfirmation ? 'pending' : 'confirmed'} and expires_at > ${now}`,
    )
    if (!wish || (await isOptedOut(rows, 'stock', wish.person))) return
    const variant = (await sellableVariants(rows, [wish.sku])).get(wish.sku)
    // Sold out again before the mail went: the wish waits on.
    if (!variant || (!isConfirmation && !canBuy(variant, variant.availability).ok)) return
    const locale = localeOr(wish.language)
    const page = await this.options.productOf(locale, variant.productId)
    if (!page) return
    const { siteUrl, mail: mailer } = this.options
    const letter = { ...wish, kind: isConfirmation ? ('confirm' as const) : ('back' as const), locale }
    await mailer.send(
      await stockAlertMail(letter, page.product, wish.sku, { siteUrl, secret: payload.secret, now: this.#now() }),
    )
    if (!isConfirmation)
      await rows(
        sql`update stock_alerts set status = 'sent', sent_at = ${now}, updated_at = ${now} where id = ${wish.id} returning id`,
      )
  }

  async #hasEnough(rows: Rows, person: string): Promise<boolean> {
    const [now, within] = [isoInstant(this.#now()), isoInstant(this.#now() - MAILS_WITHIN_MS)]
    const [count] = await rows<{ open: number | string; asked: number | string | null }>(sql`
      select count(*) as open, sum(case when status = 'pending' and asked_at > ${within} then 1 else 0 end) as asked
      from stock_alerts where person = ${person} and status <> 'sent' and expires_at > ${now}`)
    return Number(count?.open ?? 0) >= MOST_ALERTS || Number(count?.asked ?? 0) >= MOST_CONFIRM_MAILS
  }

  async #withPerson(ticket: URLSearchParams, work: (rows: Rows, person: string) => Promise<void>): Promise<boolean> {
    const payload = await this.options.payload()
    const person = personOfTicket(ticket, payload.secret, this.#now())
    if (person === undefined) return false
    await inTransaction(payload, (rows) => work(rows, person))
    return true
  }
}

/** `of` makes it a mail of its own: when it was asked. */
const alertEntry = (mail: 'confirm', id: number | string, of: string) => ({
  key: `stock ${mail} ${id} ${of}`,
  kind: 'stock-alert' as const,
  data: { id: Number(id), mail },
})
