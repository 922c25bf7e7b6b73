import type { IncomingMessage } from 'node:http'
import type { CollectionConfig, IncomingAuthType, Payload } from 'payload'
import { isHttps } from '../http/same-origin.ts'

/** What Payload decides by who somebody is: on HTTPS its cookie counts only with one of the last two. */
const ofSession = ['cookie', 'authorization', 'origin', 'sec-fetch-site'] as const

/** Whether somebody of the staff makes a request; nothing else of it is shown to Payload. */
export async function isStaff(payload: Payload, { headers }: IncomingMessage): Promise<boolean> {
  const shown = new Headers()
  for (const name of ofSession) if (headers[name] !== undefined) shown.set(name, headers[name])
  const { user } = await payload.auth({ headers: shown })
  return user !== null
}

/**
 * Lets the session count for whoever follows a link to a page of the admin, such as that of an order in a letter which
 * is read in a browser: on HTTPS Payload refuses its cookie to what another site began. A page changes nothing, and no
 * other site can read it or show it in a frame.
 */
export function admitFollowedLink({ method, url, headers }: IncomingMessage): void {
  const isPage = method === 'GET' && !url?.startsWith('/admin/api/')
  if (isPage && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document')
    headers['sec-fetch-site'] = 'none'
}

/** The collection of the staff, with a session's cookie that browsers send over HTTPS only, where the shop has it. */
export const withSessionCookie = (users: CollectionConfig, siteUrl: string): CollectionConfig => ({
  ...users,
  auth: { ...(users.auth as IncomingAuthType), cookies: { sameSite: 'Lax', secure: isHttps(siteUrl) } },
})
