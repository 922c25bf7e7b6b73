import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { locales, type Locale } from '../../domain/locale.ts'
import { beginCheckout, readCheckout, writeCheckout } from '../checkout/checkout-rows.ts'
import { rowsOf, sql } from '../database/database.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { hashedToken } from '../http/tokens.ts'
import { Outbox } from '../orders/outbox.ts'
import { farewellMail } from './farewell-mail.ts'
import { sweep } from './retention.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => void (world = testAccounts(() => shop.payload)))
  afterEach(() => void vi.restoreAllMocks())
  const rows = () => rowsOf(shop.payload)

  const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email)

  /** Confirmed and signed in. */
  async function customer(email: string, address: string) {
    const browser = world.browser(address)
    await browser.does({ intent: 'register', name: 'Anna', email, password: goodPassword, terms: 'on' })
    await expect.poll(() => mailsTo(email).length).toBe(1)
    expect(await browser.does({ intent: 'confirm', token: world.tokenIn(mailsTo(email)[0]) })).toMatchObject({
      ok: true,
    })
    return browser
  }

  describe('a checkout under way, which holds a name and an address', () => {
    const contact = { email: 'anna@example.com', phone: '418 555-0101' }
    const begin = async (token: string) => {
      await beginCheckout(rows(), hashedToken(token))
      await writeCheckout(rows(), hashedToken(token), { contact, giftCards: [] }, [])
    }
    const contactOf = async (token: string) => (await readCheckout(rows(), hashedToken(token)))?.state.contact

    test('is the owner’s alone after signing out everywhere, and goes with the account', async () => {
      const anna = await customer('anna@example.com', '198.51.100.1')
      const old = anna.jar.get('__Host-cart') ?? ''
      await begin(old)
      await begin('of a guest')
      await anna.does({ intent: 'sign-out-everywhere' })
      await anna.does({ intent: 'sign-in', email: 'anna@example.com', password: goodPassword })
      const own = anna.jar.get('__Host-cart') ?? ''
      expect([await contactOf(old), await contactOf(own)]).toEqual([undefined, contact])
      expect(await anna.does({ intent: 'delete', email: 'anna@example.com' })).toMatchObject({ ok: true })
      expect(await rows()(sql`select cart from checkouts`)).toEqual([{ cart: hashedToken('of a guest') }])
    })

    test('is forgotten with its abandoned cart', async () => {
      const day = 86_400_000
      await sweep(shop.payload, Date.now() + 179 * day)
      expect(await contactOf('of a guest')).toEqual(contact)
      await sweep(shop.payload, Date.now() + 181 * day)
      expect(await contactOf('of a guest')).toBeUndefined()
    })
  })

  const subjects = { en: 'Your Portage account was deleted', fr: 'Votre compte Portage a été supprimé' }
  const days = {
    en: 'on July\u00a01, 2027 at 11:59\u00a0p.m. (Pacific Time)',
    fr: 'le 1er\u00a0juillet 2027 à 23\u00a0h\u00a059 (heure du Pacifique)',
  }
  const emailOf = (locale: Locale) => `bea.${locale}@example.com`
  const outbox = new Outbox({
    payload: async () => shop.payload,
    handlers: {
      'account-deleted': (data) =>
        farewellMail({ mail: world.mail, siteUrl: 'https://portage.example', office: 'office@portage.example' }, data),
    },
    log: () => {},
  })
  const farewells = () => world.mails.filter(({ subject }) => Object.values(subjects).includes(subject))
  const accounts = async (email: string) => (await rows()(sql`select id from customers where email = ${email}`)).length

  test.each(locales)(
    '%s: the last letter goes once, in the language of the account, to the address it had',
    async (locale) => {
      await outbox.run()
      world.clock.now = Date.parse('2027-07-02T06:59:00Z')
      const [email, before] = [emailOf(locale), farewells().length]
      const bea = await customer(email, `198.51.100.${20 + locales.indexOf(locale)}`)
      // The pages are English throughout.
      await bea.does({ intent: 'profile', name: 'Béa', locale })
      expect(await bea.does({ intent: 'delete', email: 'anna@example.com' })).toMatchObject({ reason: 'not-own-email' })
      expect(await bea.does({ intent: 'delete', email: 'bea@' })).toMatchObject({ reason: 'invalid-email' })
      expect(await world.browser().does({ intent: 'delete', email })).toMatchObject({ reason: 'signed-out' })
      expect(await accounts(email)).toBe(1)
      const answers = await Promise.all([bea.asks({ intent: 'delete', email }), bea.asks({ intent: 'delete', email })])
      expect(answers).toContainEqual({ ok: true, notice: 'account-deleted' })
      // It waits where a crash leaves it, until the outbox sends it.
      expect([farewells().length, await outbox.run(), farewells().length]).toEqual([before, 1, before + 1])
      const { to, subject, text, headers } = farewells().at(-1) ?? {}
      expect([to, subject, headers?.['Content-Language']]).toEqual([email, subjects[locale], `${locale}-CA`])
      for (const part of ['Béa', days[locale], 'office@portage.example']) expect(text).toContain(part)
      expect(
        await rows()(sql`select id from security_events where kind = 'account-deleted' and user_id is not null`),
      ).toEqual([])
      expect([await accounts(email), farewells().length]).toEqual([0, before + 1])
    },
  )

  test('a browser that was left open deletes nothing without the password', async () => {
    const email = 'fay@example.com'
    const fay = await customer(email, '198.51.100.40')
    const deletes = (current?: string) => fay.does({ intent: 'delete', email, ...(current && { current }) })
    const refused = (reason: string) => ({ ok: false, reason, field: 'current' })
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await rows()(
      sql`update customer_sessions set created_at = ${anHourAgo} where user_id in (select id from customers where email = ${email})`,
    )
    expect([await deletes(), await deletes('none of mine at all')]).toEqual([
      refused('password-missing'),
      refused('password-wrong'),
    ])
    expect(await accounts(email)).toBe(1)
    expect(await deletes(goodPassword)).toMatchObject({ ok: true })
    expect(await accounts(email)).toBe(0)
  })

  test('a mail server that fails holds up no deletion, and has the letter once it answers', async () => {
    await outbox.run()
    const cy = await customer('cy@example.com', '198.51.100.30')
    const [send, before] = [vi.spyOn(world.mail, 'send'), farewells().length]
    send.mockRejectedValueOnce(new Error('connection refused'))
    expect(await cy.does({ intent: 'delete', email: 'cy@example.com' })).toMatchObject({ ok: true })
    expect([await accounts('cy@example.com'), await outbox.run()]).toEqual([0, 0])
    await rows()(sql`update outbox set due_at = 0 where done_at is null returning id`)
    expect([await outbox.run(), farewells().length]).toEqual([1, before + 1])
  })

  test('no mail is sent for an account that could not be deleted', async () => {
    const eve = await customer('eve@example.com', '198.51.100.32')
    const before = farewells().length
    await rows()(
      database === 'SQLite'
        ? sql`create trigger held before delete on customers begin select raise(abort, 'held'); end`
        : sql`create rule held as on delete to customers do instead nothing`,
    )
    await expect(eve.does({ intent: 'delete', email: 'eve@example.com' })).rejects.toThrow()
    // Another mail is later than any that the refusal could have sent.
    world.clock.now += 3_600_000
    await eve.does({ intent: 'code', email: 'eve@example.com' })
    await expect.poll(() => mailsTo('eve@example.com').length).toBe(2)
    expect([await accounts('eve@example.com'), await outbox.run(), farewells().length]).toEqual([1, 0, before])
  })
})
