import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WayIn } from '../../domain/accounts/account-mark.ts'
import { LONGEST_PASSKEY_NAME } from '../../domain/accounts/account-rules.ts'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { browserOf } from '../../domain/accounts/browser-name.ts'
import type { CustomerAuth } from './auth.ts'
import { authHeaders } from './customer-session.ts'
import type { SecurityLog } from './security-log.ts'
import type { Throttle } from './sign-in-delay.ts'

type Begun = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
  customerId: string,
  method: WayIn,
) => Promise<AccountAnswer>
type Options = {
  auth(): Promise<CustomerAuth>
  addressOf(request: IncomingMessage): string
  siteUrl: string
  throttle: Throttle
  log: SecurityLog
  begun: Begun
}

/** Passkeys (WebAuthn): the browser asks for options, and brings back what the device signed. */
export function passkeys({ auth, addressOf, siteUrl, throttle, log, begun }: Options) {
  /** The library compares with the origin of the request. */
  const headersOf = (request: IncomingMessage) => {
    const headers = authHeaders(request, addressOf)
    headers.set('origin', request.headers.origin ?? siteUrl)
    return headers
  }
  const keep = (response: ServerResponse, headers: Headers) => {
    for (const cookie of headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
  }
  return {
    async options(use: 'sign-in' | 'add', request: IncomingMessage, response: ServerResponse): Promise<unknown> {
      const { api } = await auth()
      const asked = { headers: headersOf(request), returnHeaders: true } as const
      const { headers, response: options } =
        use === 'add'
          ? await api.generatePasskeyRegistrationOptions({ ...asked, query: {} })
          : await api.generatePasskeyAuthenticationOptions(asked)
      keep(response, headers)
      return options
    },
    /**
     * Where it has no name it gets that of the browser: in a list of unnamed passkeys the owner could not recognize a
     * stranger's.
     */
    async add(
      signed: unknown,
      name: string,
      customerId: string,
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<AccountAnswer> {
      const { api } = await auth()
      try {
        const { headers } = await api.verifyPasskeyRegistration({
          body: {
            // Checked by the library itself, whatever the browser sent.
            response: signed as never,
            name: name.trim().slice(0, LONGEST_PASSKEY_NAME) || browserOf(request.headers['user-agent'] ?? ''),
          },
          headers: headersOf(request),
          returnHeaders: true,
        })
        keep(response, headers)
      } catch (error) {
        return refusal(error)
      }
      await log(request, 'passkey-added', customerId)
      return { ok: true, notice: 'saved' }
    },
    async signIn(signed: unknown, request: IncomingMessage, response: ServerResponse): Promise<AccountAnswer> {
      const own = [{ counted: 'sign-in address', of: addressOf(request) }] as const
      const waits = await throttle.take([...own])
      if (waits > 0) return { ok: false, reason: 'wait', seconds: Math.ceil(waits / 1000) }
      const { api } = await auth()
      try {
        const { headers, response: answer } = await api.verifyPasskeyAuthentication({
          // Checked by the library itself, whatever the browser sent.
          body: { response: signed as never },
          headers: headersOf(request),
          returnHeaders: true,
        })
        await throttle.release([...own])
        return await begun(request, response, headers, answer.session.userId, 'passkey')
      } catch (error) {
        return refusal(error)
      }
    },
  }
}
export type Passkeys = ReturnType<typeof passkeys>

/** All refusals of the library become one; failures are rethrown. */
function refusal(error: unknown): AccountAnswer {
  if ((error as { body?: { code?: string } } | null)?.body?.code === undefined) throw error
  return { ok: false, reason: 'wrong' }
}
