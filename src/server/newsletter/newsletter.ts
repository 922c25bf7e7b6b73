import type { Payload } from 'payload'
import type { DocOf } from '../../cms/from-doc/doc-of.ts'
import { inShop } from '../../domain/shop-name.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { MAIL_AGAIN_MS, type NewsletterAnswer } from '../../domain/newsletter/newsletter.ts'
import { isoInstant } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { note } from '../orders/outbox.ts'
import { newsletterPage, oneClickUrl, readerOf, ticketFor } from './newsletter-link.ts'
import { confirmationMail } from './newsletter-mail.ts'

type Id = Reader['id']
type Reader = DocOf<'newsletter'>
type Options = { payload(): Promise<Payload>; mail: Mailer; siteUrl: string; now?(): number }

const collection = { collection: 'newsletter', overrideAccess: true, depth: 0 } as const

/** The newsletter's subscribers. Mail is sent only to addresses confirmed by a link that was sent to them alone. */
export class Newsletter {
  readonly #now: () => number

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /** Notes the wish, and the mail that asks to confirm it. */
  async ask(email: unknown, locale: Locale): Promise<NewsletterAnswer> {
    // A mailbox is one subscriber, however its address is written.
    const mailbox = emailAddress(email)?.toLowerCase()
    if (!mailbox) return { ok: false, reason: 'invalid-email' }
    const [at, again] = [this.#today(), isoInstant(this.#now() - MAIL_AGAIN_MS)]
    await inTransaction(await this.options.payload(), async (rows) => {
      const [known] = await rows<{ email: string }>(sql`
        select email from newsletter where lower(email) = ${mailbox} order by case when status = 'confirmed' then 0 else 1 end limit 1`)
      const address = known?.email ?? mailbox
      const [reader] = await rows<{ id: Id }>(sql`
        insert into newsletter (email, language, status, consent, asked_at, created_at, updated_at)
        values (${address}, ${locale}, 'pending', ${m.newsletter_consent(inShop(), { locale })}, ${at}, ${at}, ${at})
        on conflict (email) do update set language = excluded.language, status = 'pending', consent = excluded.consent, asked_at = excluded.asked_at, confirmed_at = null, unsubscribed_at = null, updated_at = excluded.updated_at
        where newsletter.status = 'unsubscribed' or (newsletter.status = 'pending' and newsletter.asked_at <= ${again})
        returning id`)
      if (reader)
        await note(rows, {
          key: `newsletter confirm ${reader.id} ${at}`,
          kind: 'newsletter-mail',
          data: { id: Number(reader.id), askedAt: at },
        })
    })
    return { ok: true }
  }

  /** Sends the mail of a wish that still waits for it and was not repeated since; the outbox calls it. */
  async send({ id, askedAt }: Record<string, unknown>): Promise<void> {
    const payload = await this.options.payload()
    const reader = await payload.findByID({ ...collection, id: Number(id), disableErrors: true })
    if (reader?.status !== 'pending' || Date.parse(reader.askedAt) !== Date.parse(String(askedAt))) return
    await this.options.mail.send(
      await this.#confirmation(reader.id, reader.email, localeOr(reader.language), payload.secret),
    )
  }

  /**
   * By the ticket of a mail; false where it is not ours or has run out. An old one does not bring back who has left
   * since.
   */
  async confirm(ticket: URLSearchParams): Promise<boolean> {
    const [payload, reader] = await this.#readerOf('confirm', ticket)
    if (!reader || reader.status === 'unsubscribed') return false
    if (reader.status === 'pending')
      await update(payload, reader.id, { status: 'confirmed', confirmedAt: this.#today() })
    return true
  }

  async unsubscribe(ticket: URLSearchParams): Promise<boolean> {
    const [payload, reader] = await this.#readerOf('unsubscribe', ticket)
    for (const { id } of reader ? await mailboxOf(payload, reader.email) : [])
      await update(payload, id, { status: 'unsubscribed', unsubscribedAt: this.#today() })
    return reader !== undefined
  }

  async #readerOf(use: 'confirm' | 'unsubscribe', ticket: URLSearchParams): Promise<[Payload, Reader | undefined]> {
    const payload = await this.options.payload()
    const id = readerOf(use, ticket, payload.secret, this.#now())
    const reader = id === undefined ? null : await payload.findByID({ ...collection, id, disableErrors: true })
    return [payload, reader ?? undefined]
  }

  #confirmation(id: Id, address: string, locale: Locale, secret: string) {
    const { siteUrl } = this.options
    const [confirm, unsubscribe] = (['confirm', 'unsubscribe'] as const).map((use) =>
      ticketFor(use, String(id), secret, this.#now()),
    ) as [ReturnType<typeof ticketFor>, ReturnType<typeof ticketFor>]
    return confirmationMail(address, locale, {
      confirm: siteUrl + newsletterPage(locale, 'confirm', confirm),
      unsubscribe: siteUrl + newsletterPage(locale, 'unsubscribe', unsubscribe),
      oneClick: siteUrl + oneClickUrl(locale, unsubscribe),
    })
  }

  #today = () => isoInstant(this.#now())
}

/** A mailbox was more than one subscriber once, if its address came in other capitals: those who have not left. */
const mailboxOf = (payload: Payload, email: string) =>
  rowsOf(payload)<{ id: Id }>(
    sql`select id from newsletter where lower(email) = ${email.toLowerCase()} and status <> 'unsubscribed'`,
  )

async function update(payload: Payload, id: Id, data: Partial<Reader>): Promise<void> {
  await payload.update({ ...collection, id, data })
}
