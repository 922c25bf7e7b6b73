import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { sameToken } from '../http/tokens.ts'

/**
 * How long a link of the admin opens a preview, and how long a preview lasts, in milliseconds. Neither is of use
 * without an editor's session.
 */
export const LINK_MS = 60 * 60_000
export const PREVIEW_MS = 2 * 60 * 60_000

/**
 * The preview of a page in the shop, for the buttons of the admin; undefined where the page has no address in the
 * language yet.
 */
export function previewLink(
  doc: Record<string, unknown>,
  locale: Locale,
  secret: string,
  now: number,
): string | undefined {
  const slug = typeof doc.slug === 'string' ? doc.slug : ''
  if (doc.key !== 'home' && !slug) return undefined
  return signedLink(doc.key === 'home' ? paths.home(locale) : paths.explore(locale, slug), secret, now)
}

/** The preview of a product in the shop; undefined where it has no code yet. Its page knows its slug. */
export const productPreviewLink = (
  { code }: Record<string, unknown>,
  locale: Locale,
  secret: string,
  now: number,
): string | undefined =>
  typeof code === 'string' && code ? signedLink(paths.product(locale, code), secret, now) : undefined

/**
 * The language of the form that a request of the admin is about: what the request asks for, else what the address of
 * the form was sent from. Payload itself falls back to the language that its editor chose last, which is another one
 * where two forms are open, or where the choice is still being saved.
 */
export function languageOfForm(
  { query, headers }: Partial<Pick<PayloadRequest, 'query' | 'headers'>>,
  chosen: unknown,
): Locale {
  const form = headers?.get('referer')
  const shown = form && URL.canParse(form) ? new URL(form).searchParams.get('locale') : undefined
  return localeOr(query?.locale ?? shown ?? chosen)
}

/** The preview of a menu: the home page of its language. */
export const menuPreviewLink = ({ language }: Record<string, unknown>, secret: string, now: number): string =>
  signedLink(paths.home(localeOr(language)), secret, now)

function signedLink(to: string, secret: string, now: number): string {
  const until = now + LINK_MS
  return `/api/preview?${new URLSearchParams({ to, until: String(until), signature: signature(secret, 'link', until, to) })}`
}

/** Was the link made by this shop for this page, and is it still good? */
export function isPreviewLink(parameters: URLSearchParams, secret: string, now: number): boolean {
  const until = Number(parameters.get('until'))
  return (
    until > now &&
    until <= now + LINK_MS &&
    sameToken(parameters.get('signature') ?? '', signature(secret, 'link', until, parameters.get('to') ?? ''))
  )
}

/** The value of the preview cookie: good for one member of the staff, for a while. */
export const previewSession = (secret: string, user: number | string, now: number): string =>
  `${now + PREVIEW_MS}.${signature(secret, 'session', now + PREVIEW_MS, String(user))}`

export function isPreviewSession(
  value: string | undefined,
  secret: string,
  user: number | string,
  now: number,
): boolean {
  const [, until = '0', signed = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(value ?? '') ?? []
  return Number(until) > now && sameToken(signed, signature(secret, 'session', Number(until), String(user)))
}

const signature = (secret: string, use: 'link' | 'session', until: number, what: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['preview', use, until, what]))
    .digest('base64url')
