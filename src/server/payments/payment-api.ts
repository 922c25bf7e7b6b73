import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { inShop, shopColours, shopName } from '../../domain/shop-name.ts'
import { languageTag, localeOfPath, type Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { readBody } from '../http/json-http.ts'
import { siteHeaders } from '../http/site-headers.ts'
import { withPolicy } from '../http/page-policy.ts'
import type { GatewayEvent } from './gateway.ts'
import { refusals } from '../http/refuse-request.ts'
import type { Gateways } from './payment-gateways.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
type Options = { gateways: Gateways; receive(event: GatewayEvent): Promise<void> }

const LARGEST_EVENT = 256 * 1024
const LARGEST_ANSWER = 4 * 1024
const headers = { 'cache-control': 'no-store', ...siteHeaders }

/**
 * What the gateways call (`/api/payment/webhook`), and the bank's page of the test gateway (`/api/payment/challenge`),
 * which works without JavaScript.
 */
export function paymentApi({ gateways: { current, all }, receive }: Options) {
  /** False for what none of them signed. A message that comes twice finds its work done. */
  async function receiveSigned(body: string, headers: IncomingHttpHeaders): Promise<boolean> {
    const gateway = all.find(({ signatureHeader }) => headers[signatureHeader] !== undefined)
    const signature = gateway && headers[gateway.signatureHeader]
    const event = typeof signature === 'string' ? await gateway?.readEvent(body, signature) : undefined
    if (event === undefined) return false
    if (event !== 'nothing') await receive(event)
    return true
  }

  const webhook: Handler = async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405, { ...headers, allow: 'POST' }).end()
    const body = await readBody(request, LARGEST_EVENT)
    const isTrue = body !== undefined && (await receiveSigned(body, request.headers))
    response.writeHead(isTrue ? 204 : 400, headers).end()
  }

  const challenge: Handler = async (request, response, url) => {
    const [reference, to] = [url.searchParams.get('payment') ?? '', localTarget(url.searchParams.get('to'))]
    const payment = current.prove ? await current.find(reference) : undefined
    if (!payment || !to)
      return void response
        .writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
        .end(refusals[404])
    if (request.method === 'POST') {
      const form = new URLSearchParams(await readBody(request, LARGEST_ANSWER))
      await current.prove?.(reference, form.get('answer') === 'agree')
      // The checkout goes on with the attempt that this address names.
      return void response.writeHead(303, { ...headers, location: to }).end()
    }
    const html = challengePage(localeOfPath(to) ?? 'en', payment.amount)
    response
      .writeHead(200, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': withPolicy(html).policy,
        'x-robots-tag': 'noindex',
      })
      .end(html)
  }

  return { receiveSigned, endpoints: { '/api/payment/webhook': webhook, '/api/payment/challenge': challenge } }
}

/** A page of this shop, and nothing that leads elsewhere. */
const localTarget = (to: string | null): string | undefined =>
  to && /^\/(en|fr)\/[\w\-/.?=&%]*$/.test(to) ? to : undefined

function challengePage(locale: Locale, amount: number): string {
  const say = { locale }
  const { main } = shopColours()
  const button = `font:inherit;font-weight:600;padding:12px 24px;border-radius:6px;border:2px solid ${main};cursor:pointer;min-height:48px`
  return `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${m.challenge_title({}, say)} | ${shopName()}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:18px;line-height:1.5;color:#14231d;background:#f3f1ea;margin:0;padding:24px"><main style="max-width:32rem;margin:8vh auto;background:#fff;border-radius:12px;padding:32px">
<h1 style="font-size:26px;line-height:1.2;margin:0 0 16px">${m.challenge_title({}, say)}</h1><p style="background:#fbeccb;color:#4a3300;padding:10px 14px;border-radius:6px">${m.challenge_text({}, say)}</p><p>${m.challenge_amount({ ...inShop(), amount: money(amount, locale) }, say)}</p>
<form method="post" style="display:flex;flex-wrap:wrap;gap:12px"><button name="answer" value="agree" style="${button};background:${main};color:#fff">${m.challenge_agree({}, say)}</button><button name="answer" value="refuse" style="${button};background:#fff;color:${main}">${m.challenge_refuse({}, say)}</button></form></main></body></html>`
}
