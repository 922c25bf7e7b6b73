import { Forbidden, type Endpoint, type SanitizedConfig } from 'payload'

/**
 * Sessions of the staff begin at sign-in and nowhere else. Payload begins one with a new password by mail, too, where
 * nobody asks for the second step; and for whoever is the first to find a shop without staff, which gets its
 * administrator by `npm run seed` instead.
 */
export function sessionsBySignInOnly(config: SanitizedConfig): SanitizedConfig {
  for (const { auth, endpoints } of config.collections)
    for (const [i, endpoint] of (auth && endpoints ? endpoints : []).entries()) {
      const handler = handlerOf(endpoint)
      // The endpoints are the same objects for every collection: they are replaced, not changed.
      if (handler && endpoints) endpoints[i] = { ...endpoint, handler }
    }
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
