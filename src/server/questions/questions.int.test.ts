import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Customer } from '../../domain/accounts/customer.ts'
import { ANSWER_DAYS, CONFIRM_DAYS, MOST_CONFIRM_MAILS } from '../../domain/questions/question.ts'
import { sweep } from '../accounts/retention.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { personOf } from '../mail/opt-outs.ts'
import { readToDo } from '../reports/to-do.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { anonymizeQuestions } from './anonymize-questions.ts'
import { questionsApi } from './questions-api.ts'

const DAY_MS = 86_400_000
const editor = { role: 'editor', email: 'editor@portage.example' }
const email = 'maya@example.com'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  let http: Server
  let isTooMany = false
  let customer: Customer | undefined
  let later = 0
  beforeAll(async () => {
    ordering = orderingOn(
      async () => shop.payload,
      undefined,
      () => Date.now() + later,
    )
    const endpoints = questionsApi(
      ordering.questions,
      async () => isTooMany,
      async () => customer,
    )
    http = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://shop.test')
      void endpoints[url.pathname]?.(request, response, url)
    })
    await new Promise<void>((ready) => http.listen(0, ready))
  })
  afterAll(() => void http.close())
  const rows = () => rowsOf(shop.payload)
  beforeEach(async () => {
    isTooMany = false
    customer = undefined
    later = 0
    ordering.mails.length = 0
    await rows()(sql`delete from questions`)
    await rows()(sql`delete from mail_opt_outs`)
    await rows()(sql`delete from outbox`)
  })

  const post = (at: string, body: object | URLSearchParams) =>
    fetch(`http://localhost:${(http.address() as AddressInfo).port}/api/questions${at}`, {
      method: 'POST',
      redirect: 'manual',
      ...(body instanceof URLSearchParams
        ? { body }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const ask = async (more: object = {}) => {
    const answer = await post('', { product: poles, locale: 'fr', text: 'Combien pèsent-ils\u00a0?', ...more })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const stored = () => rows()<{ id: number; email: string | null }>(sql`select * from questions order by id`)
  const decide = async (data: object, at = 0) =>
    shop.payload.update({
      collection: 'questions',
      id: (await stored())[at]!.id,
      data,
      user: editor as never,
      overrideAccess: false,
    })
  const answered = { status: 'published', answer: '496 g la paire.' }
  const page = (locale: 'en' | 'fr' = 'fr') => ordering.server.shop.questions(locale, poles, () => {})
  const newest = async () => (await rows()(sql`select target, doc_id from changes order by id desc limit 1`))[0]
  const mailed = async () => {
    await ordering.outbox.run()
    return ordering.mails.map(({ subject, to, html }) => ({ subject, to, html }))
  }
  /** The ticket of a link of the last mail. */
  const ticket = (use: 'confirm' | 'stop') => {
    const html = ordering.mails.at(-1)?.html ?? ''
    const search = new RegExp(`/fr/question/${use}\\?([^"]+)"`).exec(html)?.[1] ?? ''
    return new URLSearchParams(search.replaceAll('&amp;', '&'))
  }
  const to = async (answer: Promise<Response>) => (await answer).headers.get('location')

  test('a question waits for staff, who publish it with its answer, and changes the pages of its product alone', async () => {
    const before = await newest()
    expect(await ask({ author: 'Maya' })).toEqual({ status: 202, ok: true, mails: 'none' })
    expect(await ask({ author: 'Maya' })).toEqual({ status: 202, ok: true, mails: 'none' })
    expect([(await stored()).length, await newest()]).toEqual([1, before])
    const waiting = async () =>
      (await readToDo(shop.payload, 'editor', Date.now())).find(({ what }) => what === 'questions')?.count
    expect([await waiting(), (await page())?.questions]).toEqual([1, []])

    await expect(decide({ status: 'published' })).rejects.toThrow()
    const done = await decide({ ...answered, text: 'Anything else', author: 'Me' })
    expect(done).toMatchObject({ decidedBy: editor.email, text: 'Combien pèsent-ils\u00a0?', author: 'Maya' })
    expect(JSON.stringify(done)).not.toMatch(/email|person|consent/)
    expect(await newest()).toEqual({ target: 'product-pages', doc_id: poles })
    expect(await page()).toMatchObject({
      id: poles,
      path: { en: expect.stringContaining(`/en/questions/${poles}/`) },
      questions: [{ author: 'Maya', answer: '496 g la paire.', locale: 'fr' }],
    })
    expect((await ordering.server.shop.product('en', poles, () => {}))?.questions).toBe(1)
    expect(await waiting()).toBe(0)
    await decide({ status: 'rejected' })
    expect((await page())?.questions).toEqual([])
    expect(await mailed()).toEqual([])
  })

  test('those in the language of the page come first', async () => {
    await ask()
    await ask({ locale: 'en', text: 'How heavy are they?' })
    await decide(answered)
    await decide(answered, 1)
    const languages = async (locale: 'en' | 'fr') => (await page(locale))?.questions.map((each) => each.locale)
    expect([await languages('en'), await languages('fr')]).toEqual([
      ['en', 'fr'],
      ['fr', 'en'],
    ])
  })

  test('a confirmed address gets one mail with the answer, and is forgotten', async () => {
    expect(await ask({ email })).toMatchObject({ ok: true, mails: 'confirm' })
    const [asking] = await mailed()
    expect(asking).toMatchObject({ to: email, subject: 'Confirmez votre adresse pour recevoir la réponse' })
    // Whoever typed an address that is not confirmed may be anybody: their words go nowhere.
    expect(ordering.mails.map(({ html, text }) => html + text).join('')).not.toContain('Combien')
    await decide(answered)
    expect(await mailed()).toHaveLength(1)
    const confirming = ticket('confirm')
    expect(await to(post('/confirm?locale=fr', confirming))).toBe(`/fr/question/confirmed?product=${poles}`)
    expect(await to(post('/confirm?locale=fr', confirming))).toBe(`/fr/question/confirmed?product=${poles}`)
    await decide({ status: 'pending' })
    await decide({ status: 'published' })
    const [, mail, ...more] = await mailed()
    expect([mail?.to, mail?.html.includes('496'), mail?.html.includes('Combien'), more]).toEqual([
      email,
      true,
      true,
      [],
    ])
    expect(await stored()).toMatchObject([{ email: null, mail_state: 'sent', person: personOf(email) }])
  })

  test.each([
    ['their own address', email, true, 'answer', 'Votre question sur'],
    ['their own address, which is not confirmed', email, false, 'confirm', 'Confirmez votre adresse'],
    ['another address', 'other@example.com', true, 'confirm', 'Confirmez votre adresse'],
  ])('a customer with %s confirms it once at most', async (_, given, isConfirmed, mails, subject) => {
    const id = `asks-${mails}-${isConfirmed}-${given}`
    const at = new Date().toISOString()
    await rows()(sql`delete from customers where lower(email) = ${email}`)
    await rows()(sql`
      insert into customers (id, email, name, email_verified, locale, created_at, updated_at)
      values (${id}, ${email}, 'Maya', ${isConfirmed}, 'fr', ${at}, ${at})`)
    customer = { id, email, name: 'Maya', locale: 'fr', employeePrices: false }
    expect(await ask({ email: given.toUpperCase() })).toMatchObject({ ok: true, mails })
    await decide(answered)
    expect(await mailed()).toEqual([expect.objectContaining({ subject: expect.stringContaining(subject) })])
    await rows()(sql`delete from customers where id = ${id}`)
  })

  test('an address that nobody confirms gets no answer, and is forgotten after a week; one that is, after half a year', async () => {
    for (const [confirms, days] of [
      [false, CONFIRM_DAYS],
      [true, ANSWER_DAYS],
    ] as const) {
      await rows()(sql`delete from questions`)
      await ask({ email })
      await mailed()
      if (confirms) await ordering.questions.confirm(ticket('confirm'))
      await sweep(shop.payload, Date.now() + (days - 1) * DAY_MS)
      expect((await stored())[0]?.email).toBe(email)
      await sweep(shop.payload, Date.now() + (days + 1) * DAY_MS)
      expect((await stored())[0]?.email).toBeNull()
      await rows()(sql`delete from outbox`)
    }
    later = (CONFIRM_DAYS + 1) * DAY_MS
    expect(await ordering.questions.confirm(ticket('confirm'))).toBeUndefined()
  })

  test('a form is no way to flood a mailbox, and whoever stops these mails gets none until they allow them', async () => {
    for (let at = 0; at < MOST_CONFIRM_MAILS + 2; at++) await ask({ email, text: `Question ${at}` })
    expect(await mailed()).toHaveLength(MOST_CONFIRM_MAILS)
    expect(await stored()).toHaveLength(MOST_CONFIRM_MAILS + 2)
    const stop = ticket('stop')
    expect(await to(post('/stop?locale=fr', stop))).toMatch(/^\/fr\/question\/stopped\?reader=/)
    expect((await stored()).every((each) => each.email === null)).toBe(true)
    expect(await ask({ email, text: 'Et encore' })).toMatchObject({ ok: true, mails: 'confirm' })
    expect(await mailed()).toHaveLength(MOST_CONFIRM_MAILS)
    expect(await to(post('/allow?locale=fr', stop))).toBe('/fr/question/allowed')
    await ask({ email, text: 'Une dernière' })
    expect(await mailed()).toHaveLength(MOST_CONFIRM_MAILS + 1)
    for (const at of ['/confirm', '/stop', '/allow'])
      expect(await to(post(`${at}?locale=en`, new URLSearchParams({ reader: 'x' })))).toBe('/en/question/expired')
  })

  test('what is wrong is refused in words and stored nowhere; a program that fills every field is thanked', async () => {
    for (const [more, answer] of [
      [{ text: '' }, { status: 400, reason: 'wrong-fields', errors: [{ field: 'text', problem: 'missing' }] }],
      [{ text: 'a'.repeat(10_000) }, { status: 400, errors: [{ field: 'text', problem: 'too-long' }] }],
      [{ text: 'www.spam.example' }, { status: 400, errors: [{ field: 'text', problem: 'link' }] }],
      [{ email: 'maya' }, { status: 400, errors: [{ field: 'email', problem: 'no-email' }] }],
      [{ product: 'none' }, { status: 404, reason: 'unknown-product' }],
      [{ website: 'x' }, { status: 202, ok: true }],
    ] as const)
      expect(await ask(more)).toMatchObject(answer)
    isTooMany = true
    expect(await ask()).toMatchObject({ status: 429, reason: 'too-many' })
    expect(await stored()).toEqual([])
  })

  test('a form without a script leads to a page that says what became of it', async () => {
    const form = (fields: Record<string, string>) => to(post('', new URLSearchParams({ product: poles, ...fields })))
    expect(await form({ locale: 'en', text: 'How heavy?' })).toBe(`/en/question/sent?product=${poles}`)
    expect(await form({ locale: 'en', text: 'How long?', email })).toBe(
      `/en/question/sent?product=${poles}&mails=confirm`,
    )
    expect(await form({ locale: 'fr', text: '' })).toBe(`/fr/question/refused?product=${poles}&why=text+missing`)
  })

  test('of somebody whose data are erased the name and the address go; question and answer stay', async () => {
    await ask({ author: 'Maya', email })
    await decide(answered)
    await inTransaction(shop.payload, (inside) => anonymizeQuestions(shop.payload, inside, personOf(email)))
    expect(await stored()).toMatchObject([{ author: '', email: null, person: null }])
    expect(await page()).toMatchObject({ questions: [{ author: '', answer: '496 g la paire.' }] })
    expect(await newest()).toEqual({ target: 'product-pages', doc_id: poles })
  })

  test('where shoppers may ask none, none is stored', async () => {
    const set = (takesQuestions: boolean) =>
      shop.payload.updateGlobal({ slug: 'shop-settings', data: { takesQuestions } })
    await set(false)
    expect([await ask(), await stored()]).toEqual([{ status: 404, ok: false, reason: 'unknown-product' }, []])
    await set(true)
    expect((await ask()).status).toBe(202)
  })
})
