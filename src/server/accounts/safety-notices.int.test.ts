import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { locales, type Locale } from '../../domain/locale.ts'
import { rowsOf } from '../database/database.ts'
import { GRANT, writeLink } from '../ucp/link-rows.ts'
import { goodPassword, testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { madePasskey } from '../testing/passkey.ts'

const next = 'canot rouge vif'
const unsent = [['A mail was not sent: Error: no such mailbox']]
const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
const loggedErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {}).mock
const subjects = {
  en: {
    password: 'Your Portage password was changed',
    added: 'A passkey was added to your Portage account',
    removed: 'A passkey was removed from your Portage account',
  },
  fr: {
    password: 'Votre mot de passe Portage a été changé',
    added: 'Une clé d’accès a été ajoutée à votre compte Portage',
    removed: 'Une clé d’accès a été retirée de votre compte Portage',
  },
}

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let world: ReturnType<typeof testAccounts>
  beforeAll(() => void (world = testAccounts(() => shop.payload)))
  afterEach(() => void vi.restoreAllMocks())

  const mailsTo = (to: string) => world.mails.filter((mail) => mail.to === to)
  const emailOf = (locale: Locale) => `anna.${locale}@example.com`
  const browsers = {} as Record<Locale, ReturnType<typeof world.browser>>
  /** The notices sent to an account, without the mails that request an action. */
  const mails = (locale: Locale) =>
    mailsTo(emailOf(locale))
      .map(({ subject }) => subject)
      .filter((subject) => Object.values(subjects[locale]).includes(subject))
  const passkeysOf = async (locale: Locale) => (await browsers[locale].forRequest().security())?.passkeys ?? []

  async function addPasskey(browser: ReturnType<typeof world.browser>, customerId: string, challenge?: string) {
    const options = (await world.accounts.passkeys.options('add', browser.request(), browser.response())) as {
      challenge: string
    }
    return world.accounts.passkeys.add(
      madePasskey(challenge ?? options.challenge, 'https://portage.example'),
      'Phone',
      customerId,
      browser.request(),
      browser.response(),
    )
  }

  /** Confirmed, signed in, and with the account's own language; the pages are English throughout. */
  async function customer(locale: Locale) {
    const [browser, email] = [world.browser(`198.51.100.${locales.indexOf(locale)}`), emailOf(locale)]
    await browser.does({ intent: 'register', name: 'Anna', email, password: goodPassword, terms: 'on' })
    await expect.poll(() => mailsTo(email).length).toBe(1)
    await browser.does({ intent: 'confirm', token: world.tokenIn(mailsTo(email)[0]) })
    expect(await browser.does({ intent: 'profile', name: 'Anna', locale })).toMatchObject({ ok: true })
    return browser
  }

  test.each(locales)(
    '%s: each act is notified once, in the language of the account; a refused one is not',
    async (locale) => {
      const anna = (browsers[locale] = await customer(locale))
      const { id } = (await anna.forRequest().customer()) ?? { id: '' }
      const { password, added, removed } = subjects[locale]

      expect(await anna.does({ intent: 'password', current: 'wrong', password: next })).toMatchObject({
        reason: 'password-wrong',
      })
      expect(await anna.does({ intent: 'password', current: goodPassword, password: 'motdepasse1' })).toMatchObject({
        reason: 'common-password',
      })
      expect(await world.browser().does({ intent: 'password', current: goodPassword, password: next })).toMatchObject({
        reason: 'signed-out',
      })
      expect(await anna.does({ intent: 'password', current: goodPassword, password: next })).toMatchObject({ ok: true })
      await expect.poll(() => mails(locale)).toEqual([password])

      expect(await addPasskey(anna, id, 'another')).toMatchObject({ ok: false, reason: 'wrong' })
      expect(await addPasskey(anna, id)).toEqual({ ok: true, notice: 'saved' })
      await expect.poll(() => mails(locale)).toEqual([password, added])

      const [passkey] = await passkeysOf(locale)
      await anna.does({ intent: 'remove-passkey', id: 'another' })
      await world.browser().does({ intent: 'remove-passkey', id: passkey?.id })
      await anna.does({ intent: 'remove-passkey', id: passkey?.id })
      await expect.poll(() => mails(locale)).toEqual([password, added, removed])
      await anna.does({ intent: 'remove-passkey', id: passkey?.id })

      world.clock.now = Date.parse('2027-07-02T06:59:00Z')
      await anna.does({ intent: 'forgot', email: emailOf(locale) })
      const asks = () =>
        mailsTo(emailOf(locale))
          .filter(({ text }) => text.includes('token='))
          .slice(1)
      await expect.poll(() => asks().length).toBe(1)
      const token = world.tokenIn(asks()[0])
      expect(await anna.does({ intent: 'new-password', token: 'forged', password: goodPassword })).toMatchObject({
        reason: 'expired',
      })
      expect(await anna.does({ intent: 'new-password', token, password: goodPassword })).toMatchObject({ ok: true })
      expect(await anna.does({ intent: 'new-password', token, password: next })).toMatchObject({ reason: 'expired' })
      await expect.poll(() => mails(locale)).toEqual([password, added, removed, password])
      expect(mailsTo(emailOf(locale)).at(-1)?.text).toContain(
        {
          en: 'on July\u00a01, 2027 at 11:59\u00a0p.m. (Pacific Time)',
          fr: 'le 1er\u00a0juillet 2027 à 23\u00a0h\u00a059 (heure du Pacifique)',
        }[locale],
      )
      for (const { text, html, subject } of mailsTo(emailOf(locale)).filter(({ subject }) =>
        mails(locale).includes(subject),
      )) {
        for (const secret of [token, 'token=', goodPassword, next])
          expect(`${subject}${text}${html}`).not.toContain(secret)
      }
    },
  )

  test('a passkey of another customer is not removed, and no one is notified', async () => {
    const [anna, bea] = [browsers.en, browsers.fr]
    await anna.does({ intent: 'sign-in', email: emailOf('en'), password: goodPassword })
    await bea.does({ intent: 'sign-in', email: emailOf('fr'), password: goodPassword })
    await addPasskey(anna, (await anna.forRequest().customer())?.id ?? '')
    await expect.poll(() => mails('en').length).toBe(5)
    await bea.does({ intent: 'remove-passkey', id: (await passkeysOf('en'))[0]?.id })
    expect([(await passkeysOf('en')).length, mails('fr').length]).toEqual([1, 4])
  })

  test('when it was is said by the clock of where the owner lives', async () => {
    const to = 'dora@example.com'
    const dora = await world.customer(to)
    const home = { name: 'Dora', line1: '1200 Saint-Jean St', city: 'Québec', province: 'QC', postalCode: 'G1R 1S8' }
    expect(await dora.does({ intent: 'save-address', ...home })).toMatchObject({ ok: true })
    await dora.does({ intent: 'password', current: goodPassword, password: next })
    await expect.poll(() => mailsTo(to).at(-1)?.text).toContain('(Eastern Time)')
  })

  test('the link of an agent that ends is named by the answer, the mail and the account', async () => {
    const to = 'chloe@example.com'
    const chloe = await world.customer(to)
    const { id: accountId = '' } = (await chloe.forRequest().customer()) ?? {}
    const clientId = 'https://agent.example/profile'
    await writeLink(rowsOf(shop.payload), GRANT, 'a-link', { jti: 'a-link', accountId, clientId }, 60)
    const end = async () => {
      const { agents = [] } = (await chloe.forRequest().security()) ?? {}
      return chloe.does({ intent: 'end-agent-link', id: agents[0]?.id })
    }
    expect(await end()).toEqual({ ok: true, notice: 'link-ended', agent: clientId })
    expect(await end()).toEqual({ ok: true, notice: 'removed' })
    await expect
      .poll(() => mailsTo(to).at(-1)?.subject)
      .toBe('The link of the shopping agent agent.example to your Portage account has ended')
    const [last] = (await chloe.forRequest().security())?.events ?? []
    expect(last).toMatchObject({ kind: 'agent-unlinked', agent: clientId })
  })

  test('a mail server that fails or never answers holds up no change', async () => {
    const [send, logged] = [vi.spyOn(world.mail, 'send'), loggedErrors()]
    send.mockRejectedValueOnce(refusal)
    expect(await browsers.en.does({ intent: 'password', current: goodPassword, password: next })).toMatchObject({
      ok: true,
    })
    await expect.poll(() => logged.calls).toEqual(unsent)
    send.mockReturnValueOnce(new Promise<void>(() => {}))
    expect(await browsers.en.does({ intent: 'password', current: next, password: goodPassword })).toMatchObject({
      ok: true,
    })
    await expect.poll(() => send.mock.calls.length).toBe(2)
    expect([mails('en').length, mails('fr').length]).toEqual([5, 4])
  })

  test.each([
    ['a new password', { intent: 'forgot', email: emailOf('en') }],
    ['a code', { intent: 'code', email: emailOf('en') }],
    [
      'an address that is known',
      { intent: 'register', name: 'Eve', email: emailOf('en'), password: goodPassword, terms: 'on' },
    ],
    [
      'a new account',
      { intent: 'register', name: 'Eve', email: 'eve@example.com', password: goodPassword, terms: 'on' },
    ],
  ])('that the mail on %s was not sent is logged', async (_, form) => {
    vi.spyOn(world.mail, 'send').mockRejectedValueOnce(refusal)
    const logged = loggedErrors()
    world.clock.now += 3 * 3_600_000
    expect(await world.browser('198.51.100.9').does(form)).toMatchObject({ ok: true })
    await expect.poll(() => logged.calls).toEqual(unsent)
  })
})
