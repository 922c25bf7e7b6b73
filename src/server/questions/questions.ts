import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { readQuestion } from '../../domain/questions/question-form.ts'
import { addressEnd, MAILS_WITHIN_MS, MOST_CONFIRM_MAILS, type AskAnswer } from '../../domain/questions/question.ts'
import { inShop } from '../../domain/shop-name.ts'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { isOptedOut, optIn, optOut, personOf } from '../mail/opt-outs.ts'
import { note } from '../orders/outbox.ts'
import { takes } from '../settings/taken-words.ts'
import { askedByOf, personOfTicket } from './question-link.ts'
import { questionMail } from './question-mail.ts'

type Options = {
  payload(): Promise<Payload>
  mail: Mailer
  siteUrl: string
  /** A product's page, for its words. */
  productOf(locale: Locale, id: string): Promise<ProductPage | undefined>
  now?(): Instant
}
type Row = {
  id: number | string
  email: string
  person: string
  language: string
  text: string
  answer: string | null
  product: string
}

/**
 * What shoppers ask about products: not shown until staff answer; whoever gave an address and confirmed it gets one
 * mail then.
 */
export class Questions {
  readonly #now: () => Instant

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /**
   * Stores a question for staff, and notes the mail that asks to confirm the address where there is one. That of the
   * customer who asks is confirmed already.
   */
  async ask(fields: URLSearchParams, locale: Locale, customer?: { id: string }): Promise<AskAnswer> {
    const asked = readQuestion(Object.fromEntries(fields))
    if (Array.isArray(asked)) return { ok: false, reason: 'wrong-fields', errors: asked }
    const payload = await this.options.payload()
    const [product] = await rowsOf(payload)<{ id: number | string }>(
      sql`select id from products where code = ${fields.get('product') ?? ''} and _status = 'published'`,
    )
    if (!product || !(await takes(rowsOf(payload), 'questions'))) return { ok: false, reason: 'unknown-product' }
    const { text, author, email } = asked
    const person = email ? personOf(email) : null
    const key = createHash('sha256')
      .update(JSON.stringify([product.id, text.toLowerCase(), person]))
      .digest('hex')
    return inTransaction(payload, async (rows): Promise<AskAnswer> => {
      const isKnown = email !== undefined && (await isAddressOf(rows, email, customer))
      const state = isKnown ? 'confirmed' : 'pending'
      const mails =
        person !== null && (isKnown ? !(await isOptedOut(rows, 'question', person)) : await this.#mayMail(rows, person))
      const at = isoInstant(this.#now())
      const consent = mails ? m.question_consent(inShop(), { locale }) : null
      const until = mails ? isoInstant(addressEnd(this.#now(), state)) : null
      const [made] = await rows<{ id: number | string }>(sql`
        insert into questions (key, product_id, status, language, text, author, asked_at, is_sample, email, person, mail_state, consent, address_until, created_at, updated_at)
        values (${key}, ${product.id}, 'pending', ${locale}, ${text}, ${author}, ${at}, ${false}, ${mails ? (email ?? null) : null}, ${person}, ${mails ? state : 'none'}, ${consent}, ${until}, ${at}, ${at})
        on conflict (key) do nothing returning id`)
      if (made && mails && !isKnown)
        await note(rows, {
          key: `question confirm ${key}`,
          kind: 'question-mail',
          data: { id: Number(made.id), mail: 'confirm' },
        })
      // Nobody learns of an address that is not theirs whether it wants no such mails.
      if (!isKnown) return { ok: true, mails: email === undefined ? 'none' : 'confirm' }
      return { ok: true, mails: mails ? 'answer' : 'none' }
    })
  }

  /** By the ticket of a mail; gives the product, or undefined where the ticket is not ours or has run out. */
  async confirm(ticket: URLSearchParams): Promise<string | undefined> {
    const payload = await this.options.payload()
    const asked = askedByOf(ticket, payload.secret, this.#now())
    if (!asked) return undefined
    return inTransaction(payload, async (rows) => {
      await rows(sql`
        update questions set mail_state = 'confirmed', address_until = ${isoInstant(addressEnd(this.#now(), 'confirmed'))}
        where id = ${asked.id} and person = ${asked.person} and mail_state = 'pending' returning id`)
      const [question] = await rows<{ product: string }>(sql`
        select p.code as product from questions q join products p on p.id = q.product_id
        where q.id = ${asked.id} and q.person = ${asked.person} and q.mail_state in ('confirmed', 'sent')`)
      // It may have been answered while the mail was unread.
      if (question) await noteAnswered(rows, asked.id)
      return question?.product
    })
  }

  /** No more of these mails to an address, nor of any question that it asked. */
  stop = (ticket: URLSearchParams): Promise<boolean> =>
    this.#withPerson(ticket, async (rows, person) => {
      await optOut(rows, 'question', person, this.#now())
      await forgetAddresses(rows, sql`person = ${person}`)
    })

  /** Takes that back: whoever has the mail may ask again. */
  allow = (ticket: URLSearchParams): Promise<boolean> =>
    this.#withPerson(ticket, (rows, person) => optIn(rows, 'question', person))

  /** Sends a mail of a question that still waits for it; the outbox calls it. */
  async send({ id, mail }: Record<string, unknown>): Promise<void> {
    const payload = await this.options.payload()
    const rows = rowsOf(payload)
    const isConfirmation = mail === 'confirm'
    const waits = isConfirmation
      ? sql`q.mail_state = 'pending'`
      : sql`q.mail_state = 'confirmed' and q.status = 'published'`
    const [question] = await rows<Row>(sql`
      select q.id, q.email, q.person, q.language, q.text, q.answer, p.code as product
      from questions q join products p on p.id = q.product_id
      where q.id = ${Number(id)} and q.email is not null and q.address_until > ${isoInstant(this.#now())} and ${waits}`)
    if (!question || (await isOptedOut(rows, 'question', question.person))) return
    const locale = localeOr(question.language)
    const page = await this.options.productOf(locale, question.product)
    if (!page) return
    const { siteUrl, mail: mailer } = this.options
    await mailer.send(
      await questionMail(
        {
          ...question,
          id: Number(question.id),
          kind: isConfirmation ? 'confirm' : 'answered',
          locale,
          answer: question.answer ?? '',
        },
        page.product,
        { siteUrl, secret: payload.secret, now: this.#now() },
      ),
    )
    // The one mail is sent: nothing needs the address any longer.
    if (!isConfirmation)
      await rows(
        sql`update questions set mail_state = 'sent', email = null, address_until = null where id = ${Number(id)} returning id`,
      )
  }

  async #mayMail(rows: Rows, person: string): Promise<boolean> {
    if (await isOptedOut(rows, 'question', person)) return false
    const [found] = await rows<{ count: number | string }>(sql`
      select count(*) as count from questions
      where person = ${person} and mail_state = 'pending' and asked_at > ${isoInstant(this.#now() - MAILS_WITHIN_MS)}`)
    return Number(found?.count ?? 0) < MOST_CONFIRM_MAILS
  }

  async #withPerson(ticket: URLSearchParams, work: (rows: Rows, person: string) => Promise<void>): Promise<boolean> {
    const payload = await this.options.payload()
    const person = personOfTicket(ticket, payload.secret, this.#now())
    if (person === undefined) return false
    await inTransaction(payload, (rows) => work(rows, person))
    return true
  }
}

/** Whether it is the confirmed address of the customer. */
const isAddressOf = async (rows: Rows, email: string, customer?: { id: string }): Promise<boolean> =>
  customer !== undefined &&
  (
    await rows(sql`
      select id from customers
      where id = ${customer.id} and email_verified = ${true} and lower(email) = ${email.toLowerCase()}`)
  ).length > 0

/** Notes the mail with the answer once, where a question is published and its address confirmed. */
export async function noteAnswered(rows: Rows, id: number | string): Promise<void> {
  const [question] = await rows<{ key: string }>(
    sql`select key from questions where id = ${Number(id)} and status = 'published' and mail_state = 'confirmed'`,
  )
  if (question)
    await note(rows, {
      key: `question answered ${question.key}`,
      kind: 'question-mail',
      data: { id: Number(id), mail: 'answered' },
    })
}

/** Forgets the addresses of questions; the questions stay. */
export const forgetAddresses = async (rows: Rows, which: ReturnType<typeof sql>): Promise<void> =>
  void (await rows(sql`
    update questions set email = null, mail_state = 'none', consent = null, address_until = null
    where email is not null and ${which} returning id`))
