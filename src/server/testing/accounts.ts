import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import { accountForRequest } from '../accounts/account-for-request.ts'
import { createAccounts } from '../accounts/create-accounts.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { Newsletter } from '../newsletter/newsletter.ts'

export const goodPassword = 'three dry tents'

/** Accounts over a database of the tests: mails are recorded, and the clock is frozen unless advanced. */
export function testAccounts(payload: () => Payload) {
  const mails: Mail[] = []
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const mail: Mailer = { send: async (one) => void mails.push(one) }
  const siteUrl = 'https://portage.example'
  const newsletter = new Newsletter({ payload: async () => payload(), mail, siteUrl })
  const accounts = createAccounts({
    payload: async () => payload(),
    mail,
    newsletter,
    siteUrl,
    office: 'office@portage.example',
    addressOf: (one) => one.socket.remoteAddress ?? '',
    log: () => {},
    now: () => clock.now,
  })
  const open = (address = '203.0.113.7') => browser(accounts, address)
  const tokenIn = (one: Mail | undefined) =>
    new URL(/https:\S+token=\S+/.exec(one?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''

  /** The browser of a customer who has registered, confirmed and is signed in. */
  async function customer(email: string, address?: string) {
    const own = open(address)
    const before = mails.length
    const registered = { intent: 'register', name: 'Anna Roy', email, password: goodPassword, terms: 'on' }
    expect(await own.does(registered)).toEqual({ ok: true, notice: 'check-mail' })
    await vi.waitFor(() => expect(mails.length).toBe(before + 1), 10_000)
    const confirmed = await own.does({ intent: 'confirm', token: tokenIn(mails.at(-1)) })
    expect(confirmed).toEqual({ ok: true, notice: 'confirmed' })
    return own
  }
  return { accounts, mails, mail, clock, browser: open, customer, tokenIn }
}

/**
 * A browser: it stores the cookies it is given, and removes expired ones. Work deferred by a response runs after it.
 */
function browser(accounts: ReturnType<typeof createAccounts>, address: string) {
  const jar = new Map<string, string>()
  const request = () =>
    ({
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
      },
      socket: { remoteAddress: address },
    }) as unknown as IncomingMessage
  const later: (() => Promise<void>)[] = []
  const response = () =>
    ({
      headersSent: false,
      closed: false,
      once: (_: 'close', begin: () => Promise<void>) => void later.push(begin),
      setHeader: () => {},
      appendHeader: (name: string, cookie: string) => name === 'set-cookie' && keep(cookie),
    }) as unknown as ServerResponse
  const keep = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split(';')
    const at = pair.indexOf('=')
    if (attributes.some((one) => /max-age=0$/i.test(one.trim()))) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  const forRequest = () => accountForRequest(accounts, request(), response(), { secure: true })
  const asks = (form: Record<string, unknown>) => forRequest().account(form, 'en')
  /** Ends the answer's connection. */
  const closes = async () => void (await Promise.all(later.splice(0).map((begin) => begin())))
  return {
    jar,
    request,
    response,
    forRequest,
    asks,
    left: () => later.length,
    closes,
    does: (form: Record<string, unknown>) => asks(form).finally(closes),
  }
}
