import type { IncomingMessage, ServerResponse } from 'node:http'
import { locales, type Locale } from '../../domain/locale.ts'
import { accountDoor } from './account-door.ts'
import type { Accounts } from './create-accounts.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
const LARGEST_BODY = 16 * 1024

/**
 * The accounts' endpoints, all private and kept by nobody. `GET /api/account` tells who is signed in, `POST` takes what a form of
 * accounts sends; passkeys and the download have their own. Better-auth's endpoints are not served.
 */
export function accountApi(accounts: Accounts, secure: boolean): Record<string, Handler> {
  return {
    '/api/account': async (request, response) => {
      const door = accountDoor(accounts, request, response, { secure })
      if (request.method === 'GET') {
        const [customer, employee, wishlist] = [await door.customer(), await door.employee(), await door.wishlist()]
        return send(response, 200, customer ? { signedIn: true, name: customer.name, employee: employee ?? { entitled: false }, wishes: wishlist?.products ?? [] } : { signedIn: false })
      }
      const form = request.method === 'POST' ? await readJson(request) : undefined
      if (!form) return send(response, request.method === 'POST' ? 400 : 405, { ok: false, reason: 'bad-request' })
      const answer = await door.account(form, localeOf(form.locale))
      return send(response, answer.ok ? 200 : answer.reason === 'wait' ? 429 : answer.reason === 'signed-out' ? 401 : 400, answer)
    },

    '/api/account/passkey': async (request, response, url) => {
      const customer = await accounts.customerOf(request)
      if (request.method === 'GET') {
        const use = url.searchParams.get('use') === 'add' ? 'add' : 'sign-in'
        if (use === 'add' && !customer) return send(response, 401, { ok: false, reason: 'signed-out' })
        return send(response, 200, await accounts.passkeys.options(use, request, response))
      }
      const body = request.method === 'POST' ? await readJson(request) : undefined
      if (!body) return send(response, request.method === 'POST' ? 400 : 405, { ok: false, reason: 'bad-request' })
      if (body.use !== 'add') {
        const answer = await accounts.passkeys.signIn(body.signed, request, response)
        return send(response, answer.ok ? 200 : 400, answer)
      }
      if (!customer) return send(response, 401, { ok: false, reason: 'signed-out' })
      const answer = await accounts.passkeys.add(body.signed, typeof body.name === 'string' ? body.name : '', customer.id, request, response)
      return send(response, answer.ok ? 200 : 400, answer)
    },

    '/api/account/data': async (request, response) => {
      const customer = await accounts.customerOf(request)
      if (request.method !== 'GET') return send(response, 405, { ok: false, reason: 'bad-request' })
      if (!customer) return send(response, 401, { ok: false, reason: 'signed-out' })
      await accounts.note(request, 'data-downloaded', customer.id)
      response.setHeader('content-disposition', 'attachment; filename="portage.json"')
      return send(response, 200, await accounts.privacy.dataOf(customer), 2)
    },
  }
}

const localeOf = (value: unknown): Locale => locales.find((locale) => locale === value) ?? 'en'

function send(response: ServerResponse, status: number, body: unknown, indent?: number): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }).end(JSON.stringify(body, null, indent))
}

/** The JSON object of a request; undefined for anything else, or for more than a form can need. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BODY) return undefined
    chunks.push(chunk)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
