import { everything, nothing, cookieIn } from '../../domain/consent/consent.ts'
import { CHOICE_SECONDS, noteOf, type ConsentNote } from '../../domain/consent/consent-note.ts'
import { withChoice, type ConsentChoice } from '../../domain/consent/optanon.ts'
import type { Locale } from '../../domain/locale.ts'
import { writeCookie } from '../../ui/write-cookie.ts'
import { CONSENT_COOKIE, consentChanged, consentNow } from '../analytics/consent-state.ts'
import { forgetTracked } from '../analytics/tracked-orders.ts'

/** Cookies that Google's tags leave behind; with the consent taken back they go. */
const leftBehind = /^_(?:ga|gid|gat|gcl|dc_gtm)/

/** Writes the shopper's choice where the shop and OneTrust read it, and records the choice in the consent log. */
export function choose(choice: ConsentChoice, how: ConsentNote['how'], locale: Locale): void {
  const now = new Date()
  const { gpc } = consentNow()
  writeCookie(
    CONSENT_COOKIE,
    withChoice(cookieIn(document.cookie, CONSENT_COOKIE), choice, { at: now.toString(), gpc }),
    CHOICE_SECONDS,
  )
  // Without it OneTrust would ask once more, should it take over one day.
  writeCookie('OptanonAlertBoxClosed', now.toISOString(), CHOICE_SECONDS)
  if (!choice.C0002) {
    dropMeasuringCookies()
    forgetTracked()
  }
  // A choice counts whether or not it reaches the log.
  void fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(noteOf(choice, { how, gpc, locale })),
    keepalive: true,
  }).catch(() => undefined)
  consentChanged()
}

export const acceptAll = (locale: Locale): void => choose(everything, 'accept', locale)
export const refuseAll = (locale: Locale): void => choose(nothing, 'refuse', locale)

/** Google sets them for the widest domain it may. */
function dropMeasuringCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)]
  for (const name of document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((own) => leftBehind.test(own))) {
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
