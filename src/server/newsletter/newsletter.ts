import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { MAIL_AGAIN_MS, type NewsletterAnswer } from '../../domain/newsletter/newsletter.ts'
import { m } from '../../paraglide/messages.js'
import type { Mailer } from '../mail/mailer.ts'
import { newsletterPage, oneClickUrl, readerOf, ticketFor } from './newsletter-link.ts'
import { confirmationMail } from './newsletter-mail.ts'

type Reader = { id: number | string; email: string; language: Locale; status: 'pending' | 'confirmed' | 'unsubscribed'; askedAt: string }
type Options = { payload(): Promise<Payload>; mail: Mailer; siteUrl: string; now?(): number }

/** The readers of the newsletter. Nobody is written to who has not confirmed by a link that only his mailbox has seen. */
export class Newsletter {
  readonly #now: () => number

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /** Notes the wish and sends the mail that asks for its confirmation. */
  async ask(email: unknown, locale: Locale): Promise<NewsletterAnswer> {
    const address = emailAddress(email)
    if (!address) return { ok: false, reason: 'invalid-email' }
    const known = await this.#find(address)
    const isRecent = known?.status === 'pending' && this.#now() - Date.parse(known.askedAt) < MAIL_AGAIN_MS
    if (known?.status === 'confirmed' || isRecent) return { ok: true }
    const data = { email: address, language: locale, status: 'pending', consent: m.newsletter_consent({}, { locale }), askedAt: new Date(this.#now()).toISOString(), confirmedAt: null, unsubscribedAt: null }
    const reader = known ? await this.#update(known.id, data) : await this.#create(data, address)
    if (reader) await this.options.mail.send(this.#confirmation(reader, address, locale))
    return { ok: true }
  }

  async confirm(parameters: URLSearchParams): Promise<boolean> {
    return this.#become('confirm', parameters, (reader) => (reader.status === 'confirmed' ? undefined : { status: 'confirmed', confirmedAt: new Date(this.#now()).toISOString() }))
  }

  async unsubscribe(parameters: URLSearchParams): Promise<boolean> {
    return this.#become('unsubscribe', parameters, (reader) => (reader.status === 'unsubscribed' ? undefined : { status: 'unsubscribed', unsubscribedAt: new Date(this.#now()).toISOString() }))
  }

  async #become(use: 'confirm' | 'unsubscribe', parameters: URLSearchParams, change: (reader: Reader) => object | undefined): Promise<boolean> {
    const payload = await this.options.payload()
    const id = readerOf(use, parameters, payload.secret, this.#now())
    const reader = id === undefined ? undefined : ((await payload.findByID({ ...collection, id, disableErrors: true })) as unknown as Reader | null)
    if (!reader) return false
    // An old confirmation must not bring back somebody who has left since.
    if (use === 'confirm' && reader.status === 'unsubscribed') return false
    const data = change(reader)
    if (data) await this.#update(reader.id, data)
    return true
  }

  #confirmation({ id }: Pick<Reader, 'id'>, address: string, locale: Locale) {
    const { siteUrl } = this.options
    const ticket = (use: 'confirm' | 'unsubscribe') => ticketFor(use, String(id), this.#secret, this.#now())
    const unsubscribe = ticket('unsubscribe')
    return confirmationMail(address, locale, { confirm: siteUrl + newsletterPage(locale, 'confirm', ticket('confirm')), unsubscribe: siteUrl + newsletterPage(locale, 'unsubscribe', unsubscribe), oneClick: siteUrl + oneClickUrl(unsubscribe) })
  }

  #secret = ''

  async #find(email: string): Promise<Reader | undefined> {
    const payload = await this.options.payload()
    this.#secret = payload.secret
    const { docs } = await payload.find({ ...collection, where: { email: { equals: email } }, limit: 1 })
    return docs[0] as unknown as Reader | undefined
  }

  /** Two requests at once: the second finds the address taken, and the first has sent the mail. */
  async #create(data: object, email: string): Promise<Pick<Reader, 'id'> | undefined> {
    const payload = await this.options.payload()
    try {
      return await payload.create({ ...collection, data: data as never })
    } catch (error) {
      if (await this.#find(email)) return undefined
      throw error
    }
  }

  async #update(id: Reader['id'], data: object): Promise<Pick<Reader, 'id'>> {
    const payload = await this.options.payload()
    return payload.update({ ...collection, id, data: data as never })
  }
}

const collection = { collection: 'newsletter' as never, overrideAccess: true, depth: 0 } as const
