import { handleEndpoints, type Payload } from 'payload'
import type { Role } from '../../cms/access/permissions.ts'
import { ADDRESS_HEADER } from '../http/network.ts'
import { staffCookie } from './visitors.ts'

type AdminRequest = {
  cookie?: string
  language?: string
  json?: object
  form?: FormData
  address?: string
  /** What a browser says of the page that asks. */
  from?: { origin?: string; 'sec-fetch-site'?: string }
  raw?: [type: string, body: string]
}
export type AdminFetch = (method: string, at: string, options?: AdminRequest) => Promise<Response>

/** Asks the API of the admin, from the cookies on, as a browser would whose admin speaks `language`. */
export const adminApi =
  (payload: () => Payload): AdminFetch =>
  async (method, at, { cookie = '', language, json, form, raw, address = '192.0.2.1', from } = {}) => {
    const headers = {
      cookie: [cookie, language && `payload-lng=${language}`].filter(Boolean).join('; '),
      [ADDRESS_HEADER]: address,
      ...from,
      ...(json && { 'content-type': 'application/json' }),
      ...(raw && { 'content-type': raw[0] }),
    }
    const body = raw?.[1] ?? form ?? (json && JSON.stringify(json))
    return handleEndpoints({
      config: payload().config,
      request: new Request(`https://portage.example/admin/api${at}`, { method, headers, ...(body && { body }) }),
      payloadInstanceCacheKey: cacheKeyOf(payload()),
    } as never)
  }

/** The same as a member of the staff, who is signed in before the first request. */
export function adminApiAs(role: Role, payload: () => Payload): AdminFetch {
  const admin = adminApi(payload)
  let signedIn: Promise<string> | undefined
  return async (method, at, options) =>
    admin(method, at, { cookie: await (signedIn ??= staffCookie(payload(), role)), ...options })
}

const cacheKeyOf = (given: Payload) =>
  [...((globalThis as { _payload?: Map<string, { payload: Payload | null }> })._payload ?? [])].find(
    ([, { payload: cached }]) => cached === given,
  )?.[0]

/** The form by which the admin sends a file and the document that belongs to it. */
export function fileForm(name: string, bytes: Buffer | string, type: string, doc: object): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(doc))
  form.set('file', new Blob([bytes as never], { type }), name)
  return form
}
