import { Forbidden, type Endpoint, type SanitizedConfig } from 'payload'
import { changeHandlers } from './change-handlers.ts'

/**
 * Sessions of the staff begin at sign-in and nowhere else. Payload begins one with a new password by mail, too, where
 * nobody asks for the second step; and for whoever is the first to find a shop without staff, which gets its
 * administrator by `npm run seed` instead.
 */
export function sessionsBySignInOnly(config: SanitizedConfig): SanitizedConfig {
  changeHandlers(config.collections, (endpoint, { auth }) => (auth ? handlerOf(endpoint) : undefined))
  return config
}

function handlerOf({ path, handler }: Endpoint): Endpoint['handler'] | undefined {
  if (path === '/first-register') return (req) => Promise.reject(new Forbidden(req.t))
  if (path !== '/reset-password') return undefined
  return async (req) => {
    const answer = await handler(req)
    if (!answer.ok) return answer
    const { message } = (await answer.json()) as { message: string }
    return Response.json({ message })
  }
}
