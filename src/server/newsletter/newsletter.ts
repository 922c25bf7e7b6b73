import type { Payload } from 'payload'
import type { DocOf } from '../../cms/from-doc/doc-of.ts'
import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { MAIL_AGAIN_MS, type NewsletterAnswer } from '../../domain/newsletter/newsletter.ts'
import { m } from '../../paraglide/messages.js'
import type { Mailer } from '../mail/mailer.ts'
import { newsletterPage, oneClickUrl, readerOf, ticketFor } from './newsletter-link.ts'
import { confirmationMail } from './newsletter-mail.ts'

type Id = Reader['id']
type Reader = DocOf<'newsletter'>
type ReaderData = Omit<Reader, 'id' | 'createdAt' | 'updatedAt'>
type Options = { payload(): Promise<Payload>; mail: Mailer; siteUrl: string; now?(): number }

const collection = { collection: 'newsletter', overrideAccess: true, depth: 0 } as const

/** The newsletter's subscribers. Mail is sent only to addresses confirmed by a link that was sent to them alone. */
export class Newsletter {
  readonly #now: () => number

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /** Notes the wish and sends the mail that asks for its confirmation. */
  async ask(email: unknown, locale: Locale): Promise<NewsletterAnswer> {
    const address = emailAddress(email)
    if (!address) return { ok: false, reason: 'invalid-email' }
    const payload = await this.options.payload()
    const known = await find(payload, address)
    const isRecent = known?.status === 'pending' && this.#now() - Date.parse(known.askedAt) < MAIL_AGAIN_MS
    if (known?.status === 'confirmed' || isRecent) return { ok: true }
    const data: ReaderData = {
      email: address,
      language: locale,
      status: 'pending',
      consent: m.newsletter_consent(inShop(), { locale }),
      askedAt: this.#today(),
      confirmedAt: null,
      unsubscribedAt: null,
    }
    const id = known ? await update(payload, known.id, data) : await create(payload, data, address)
    if (id !== undefined) await this.options.mail.send(await this.#confirmation(id, address, locale, payload.secret))
    return { ok: true }
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
    if (reader && reader.status !== 'unsubscribed')
      await update(payload, reader.id, { status: 'unsubscribed', unsubscribedAt: this.#today() })
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
      oneClick: siteUrl + oneClickUrl(unsubscribe),
    })
  }

  #today = () => new Date(this.#now()).toISOString()
}

async function find(payload: Payload, email: string): Promise<Reader | undefined> {
  const { docs } = await payload.find({ ...collection, where: { email: { equals: email } }, limit: 1 })
  return docs[0]
}

/** Undefined if a parallel request was first: that one sends the mail. */
async function create(payload: Payload, data: ReaderData, email: string): Promise<Id | undefined> {
  try {
    const { id } = await payload.create({ ...collection, data })
    return id
  } catch (error) {
    if (await find(payload, email)) return undefined
    throw error
  }
}

async function update(payload: Payload, id: Id, data: Partial<ReaderData>): Promise<Id> {
  await payload.update({ ...collection, id, data })
  return id
}
