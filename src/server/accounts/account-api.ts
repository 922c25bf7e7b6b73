import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOr } from '../../domain/locale.ts'
import { readObject, sendJson } from '../http/json-http.ts'
import { accountForRequest } from './account-for-request.ts'
import type { Accounts } from './create-accounts.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
const LARGEST_BODY = 16 * 1024

/**
 * The accounts' endpoints, all private and never cached. `GET /api/account` returns the signed-in shopper, `POST` takes
 * the account forms; passkeys and the download have their own. Better-auth's endpoints are not served.
 */
export function accountApi(accounts: Accounts, secure: boolean): Record<string, Handler> {
  return {
    '/api/account': async (request, response) => {
      const account = accountForRequest(accounts, request, response, { secure })
      if (request.method === 'GET') {
        const [customer, employee, wishlist] = [
          await account.customer(),
          await account.employee(),
          await account.wishlist(),
        ]
        return sendJson(
          response,
          200,
          customer
            ? {
                signedIn: true,
                name: customer.name,
                email: customer.email,
                employee: employee ?? { entitled: false },
                wishes: wishlist?.products ?? [],
              }
            : { signedIn: false },
        )
      }
      const form = request.method === 'POST' ? await readObject(request, LARGEST_BODY) : undefined
      if (!form) return sendJson(response, request.method === 'POST' ? 400 : 405, { ok: false, reason: 'bad-request' })
      const answer = await account.account(form, localeOr(form.locale))
      return sendJson(
        response,
        answer.ok ? 200 : answer.reason === 'wait' ? 429 : answer.reason === 'signed-out' ? 401 : 400,
        answer,
      )
    },

    '/api/account/passkey': async (request, response, url) => {
      const customer = await accounts.customerOf(request)
      if (request.method === 'GET') {
        const use = url.searchParams.get('use') === 'add' ? 'add' : 'sign-in'
        if (use === 'add' && !customer) return sendJson(response, 401, { ok: false, reason: 'signed-out' })
        return sendJson(response, 200, await accounts.passkeys.options(use, request, response))
      }
      const body = request.method === 'POST' ? await readObject(request, LARGEST_BODY) : undefined
      if (!body) return sendJson(response, request.method === 'POST' ? 400 : 405, { ok: false, reason: 'bad-request' })
      if (body.use !== 'add') {
        const answer = await accounts.passkeys.signIn(body.signed, request, response)
        return sendJson(response, answer.ok ? 200 : 400, answer)
      }
      if (!customer) return sendJson(response, 401, { ok: false, reason: 'signed-out' })
      const answer = await accounts.passkeys.add(
        body.signed,
        typeof body.name === 'string' ? body.name : '',
        customer.id,
        request,
        response,
      )
      return sendJson(response, answer.ok ? 200 : 400, answer)
    },

    '/api/account/data': async (request, response) => {
      const customer = await accounts.customerOf(request)
      if (request.method !== 'GET') return sendJson(response, 405, { ok: false, reason: 'bad-request' })
      if (!customer) return sendJson(response, 401, { ok: false, reason: 'signed-out' })
      await accounts.note(request, 'data-downloaded', customer.id)
      response.setHeader('content-disposition', 'attachment; filename="portage.json"')
      return sendJson(response, 200, await accounts.privacy.dataOf(customer), 2)
    },
  }
}
