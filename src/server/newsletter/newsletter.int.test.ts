import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONFIRM_MS, MAIL_AGAIN_MS } from '../../domain/newsletter/newsletter.ts'
import { sweep } from '../accounts/retention.ts'
import { noteLetter } from '../assistant/person-mail.ts'
import { rowsOf, sql } from '../database/database.ts'
import { mailer, type Mail } from '../mail/mailer.ts'
import { Outbox } from '../orders/outbox.ts'
import { orderingOn } from '../testing/ordering.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { Newsletter } from './newsletter.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const mails: Mail[] = []
  let now = Date.parse('2026-11-21T12:00:00Z')
  let newsletter: Newsletter
  let outbox: Outbox
  let isAway = false
  beforeAll(() => {
    const payload = async () => shop.payload
    newsletter = new Newsletter({
      payload,
      mail: {
        async send(mail) {
          if (isAway) throw new Error('connect ECONNREFUSED')
          mails.push(mail)
        },
      },
      siteUrl: 'https://portage.example',
      now: () => now,
    })
    const handlers = { 'newsletter-mail': (data: Record<string, unknown>) => newsletter.send(data) }
    outbox = new Outbox({ payload, handlers, log: () => {}, now: () => now })
  })
  const ask = async (...given: Parameters<Newsletter['ask']>) => {
    const answer = await newsletter.ask(...given)
    await outbox.run()
    return answer
  }

  const reader = async (email: string) =>
    (
      await shop.payload.find({
        collection: 'newsletter',
        where: { email: { equals: email } },
        overrideAccess: true,
      })
    ).docs[0] as Record<string, string> | undefined
  const ticketIn = (mail: Mail | undefined, use: 'confirm' | 'unsubscribe') =>
    new URL(new RegExp(`https://\\S+/${use}\\?\\S+`).exec(mail?.text ?? '')?.[0] ?? '').searchParams

  test('asked, confirmed, left: each by its own link', async () => {
    expect(await ask(' Anna@Example.com ', 'fr')).toEqual({ ok: true })
    expect(await reader('anna@example.com')).toMatchObject({
      status: 'pending',
      language: 'fr',
      consent: expect.stringContaining('infolettre'),
    })
    const mail = mails.at(-1)
    expect([mail?.to, mail?.subject, mail?.headers?.['List-Unsubscribe-Post']]).toEqual([
      'anna@example.com',
      expect.stringContaining('infolettre'),
      'List-Unsubscribe=One-Click',
    ])
    expect(mail?.text).toContain('https://portage.example/fr/infolettre/confirm?')
    expect(await newsletter.confirm(ticketIn(mail, 'unsubscribe'))).toBe(false)
    expect((await reader('anna@example.com'))?.status).toBe('pending')
    expect(await newsletter.confirm(ticketIn(mail, 'confirm'))).toBe(true)
    expect(await reader('anna@example.com')).toMatchObject({
      status: 'confirmed',
      confirmedAt: new Date(now).toISOString(),
    })
    now += CONFIRM_MS * 20
    expect(await newsletter.unsubscribe(ticketIn(mail, 'unsubscribe'))).toBe(true)
    expect((await reader('anna@example.com'))?.status).toBe('unsubscribed')
    expect(await newsletter.confirm(ticketIn(mail, 'confirm'))).toBe(false)
  })

  test('the same address in other capitals is the same subscriber', async () => {
    await ask('Zoe@example.com', 'fr')
    expect(await newsletter.confirm(ticketIn(mails.at(-1), 'confirm'))).toBe(true)
    const before = mails.length
    expect(await ask('zoe@example.com', 'en')).toEqual({ ok: true })
    expect(mails.length).toBe(before)
  })

  test('whoever was noted twice, in other capitals, leaves at once', async () => {
    await ask('max@example.com', 'en')
    await newsletter.confirm(ticketIn(mails.at(-1), 'confirm'))
    const { id: _, createdAt: __, updatedAt: ___, ...data } = (await reader('max@example.com'))!
    await shop.payload.create({ collection: 'newsletter', data: { ...data, email: 'Max@example.com' } as never })
    expect(await newsletter.unsubscribe(ticketIn(mails.at(-1), 'unsubscribe'))).toBe(true)
    expect([(await reader('max@example.com'))?.status, (await reader('Max@example.com'))?.status]).toEqual([
      'unsubscribed',
      'unsubscribed',
    ])
    // Another mail is asked for once more.
    now += 1000
    const before = mails.length
    await ask('MAX@example.com', 'en')
    expect(mails.length).toBe(before + 1)
  })

  test('an old or a forged link does nothing', async () => {
    await ask('bo@example.com', 'en')
    const ticket = ticketIn(mails.at(-1), 'confirm')
    const forged = new URLSearchParams(ticket)
    forged.set('reader', '999')
    expect(await newsletter.confirm(forged)).toBe(false)
    expect(await newsletter.confirm(new URLSearchParams())).toBe(false)
    now += CONFIRM_MS + 1
    expect(await newsletter.confirm(ticket)).toBe(false)
    expect((await reader('bo@example.com'))?.status).toBe('pending')
  })

  test('a mailbox is not flooded, and the answer does not reveal who subscribes', async () => {
    const before = mails.length
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('cy@example.com', 'en')))
    expect([answers.every(({ ok }) => ok), mails.length - before]).toEqual([true, 1])
    await ask('cy@example.com', 'en')
    expect(mails.length - before).toBe(1)
    now += MAIL_AGAIN_MS + 1
    await ask('cy@example.com', 'en')
    expect(mails.length - before).toBe(2)
    await newsletter.confirm(ticketIn(mails.at(-1), 'confirm'))
    now += MAIL_AGAIN_MS + 1
    expect(await ask('cy@example.com', 'en')).toEqual({ ok: true })
    expect(mails.length - before).toBe(2)
  })

  test('a mail that cannot be sent now is sent once it can, the newest only, and to nobody who left meanwhile', async () => {
    const before = mails.length
    isAway = true
    for (const email of ['di@example.com', 'ed@example.com']) expect(await ask(email, 'en')).toEqual({ ok: true })
    now += MAIL_AGAIN_MS + 1
    expect(await ask('di@example.com', 'fr')).toEqual({ ok: true })
    const { docs } = await shop.payload.find({
      collection: 'newsletter',
      where: { email: { equals: 'ed@example.com' } },
    })
    await shop.payload.update({ collection: 'newsletter', id: docs[0]!.id, data: { status: 'unsubscribed' } })
    isAway = false
    now += 3600_000
    await outbox.run()
    expect(mails.slice(before).map(({ to, headers }) => [to, headers?.['Content-Language']])).toEqual([
      ['di@example.com', 'fr-CA'],
    ])
    expect(await newsletter.confirm(ticketIn(mails.at(-1), 'confirm'))).toBe(true)
  })

  test('a letter to a person goes the same way, and its words are gone once it is sent', async () => {
    const { mails: sent, outbox: all } = orderingOn(async () => shop.payload)
    const rows = rowsOf(shop.payload)
    await noteLetter(rows, { email: 'anna@example.com', text: 'Où sont mes bâtons\u00a0?', locale: 'fr' })
    const waiting = async () => (await rows(sql`select id from outbox where kind = 'person-mail'`)).length
    await sweep(shop.payload, Date.now())
    expect(await waiting()).toBe(1)
    await all.run()
    expect(sent.filter(({ to }) => to === 'office@portage.example')).toMatchObject([
      { text: expect.stringContaining('mes bâtons'), headers: { 'Reply-To': 'anna@example.com' } },
    ])
    await sweep(shop.payload, Date.now())
    expect(await waiting()).toBe(0)
  })

  test('what is not an address is refused, and a line break in it reaches no header', async () => {
    const before = mails.length
    expect(await ask('a@example.com\nBcc: b@example.com', 'en')).toEqual({
      ok: false,
      reason: 'invalid-email',
    })
    expect(mails.length).toBe(before)
  })

  test('without a mail server each mail is a file', async () => {
    const folder = path.join(shop.dataDir, 'mail')
    await mailer({ from: 'Portage <bonjour@portage.example>', smtpUrl: undefined, folder }).send({
      to: 'anna@example.com',
      subject: 'Été',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
    })
    const [file = '', ...others] = readdirSync(folder)
    expect([file.endsWith('.eml'), others]).toEqual([true, []])
    expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(
      /^From: Portage <bonjour@portage.example>\nTo: anna@example.com\nSubject: =\?UTF-8\?/,
    )
  })
})
