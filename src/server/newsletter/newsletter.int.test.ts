import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONFIRM_MS, MAIL_AGAIN_MS } from '../../domain/newsletter/newsletter.ts'
import { mailer, type Mail } from '../mail/mailer.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { Newsletter } from './newsletter.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const mails: Mail[] = []
  let now = Date.parse('2026-11-21T12:00:00Z')
  let newsletter: Newsletter
  beforeAll(() => {
    newsletter = new Newsletter({
      payload: async () => shop.payload,
      mail: { send: async (mail) => void mails.push(mail) },
      siteUrl: 'https://portage.example',
      now: () => now,
    })
  })

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
    expect(await newsletter.ask(' Anna@Example.com ', 'fr')).toEqual({ ok: true })
    expect(await reader('Anna@example.com')).toMatchObject({
      status: 'pending',
      language: 'fr',
      consent: expect.stringContaining('infolettre'),
    })
    const mail = mails.at(-1)
    expect([mail?.to, mail?.subject, mail?.headers?.['List-Unsubscribe-Post']]).toEqual([
      'Anna@example.com',
      expect.stringContaining('infolettre'),
      'List-Unsubscribe=One-Click',
    ])
    expect(mail?.text).toContain('https://portage.example/fr/infolettre/confirm?')
    expect(await newsletter.confirm(ticketIn(mail, 'unsubscribe'))).toBe(false)
    expect((await reader('Anna@example.com'))?.status).toBe('pending')
    expect(await newsletter.confirm(ticketIn(mail, 'confirm'))).toBe(true)
    expect(await reader('Anna@example.com')).toMatchObject({
      status: 'confirmed',
      confirmedAt: new Date(now).toISOString(),
    })
    now += CONFIRM_MS * 20
    expect(await newsletter.unsubscribe(ticketIn(mail, 'unsubscribe'))).toBe(true)
    expect((await reader('Anna@example.com'))?.status).toBe('unsubscribed')
    expect(await newsletter.confirm(ticketIn(mail, 'confirm'))).toBe(false)
  })

  test('an old or a forged link does nothing', async () => {
    await newsletter.ask('bo@example.com', 'en')
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
    const answers = await Promise.all(Array.from({ length: 5 }, () => newsletter.ask('cy@example.com', 'en')))
    expect([answers.every(({ ok }) => ok), mails.length - before]).toEqual([true, 1])
    await newsletter.ask('cy@example.com', 'en')
    expect(mails.length - before).toBe(1)
    now += MAIL_AGAIN_MS + 1
    await newsletter.ask('cy@example.com', 'en')
    expect(mails.length - before).toBe(2)
    await newsletter.confirm(ticketIn(mails.at(-1), 'confirm'))
    now += MAIL_AGAIN_MS + 1
    expect(await newsletter.ask('cy@example.com', 'en')).toEqual({ ok: true })
    expect(mails.length - before).toBe(2)
  })

  test('what is not an address is refused, and a line break in it reaches no header', async () => {
    const before = mails.length
    expect(await newsletter.ask('a@example.com\nBcc: b@example.com', 'en')).toEqual({
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
