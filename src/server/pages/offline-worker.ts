import { shopColours, shopName } from '../../domain/shop-name.ts'
import type { ShopColours } from '../../domain/shop-colours.ts'
import { languageTag, type Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'

const style = ({
  main,
  dark,
}: ShopColours) => `html{font:1.0625rem/1.5 Archivo,system-ui,sans-serif;color:#14231d;background:#fff}
body{margin:0;border-top:.75rem solid ${dark}}
main{max-width:36rem;margin:0 auto;padding:15vh 1.25rem}
h1{font-size:2rem;line-height:1.15;margin:0}
a{display:inline-block;margin-top:1rem;padding:.875rem 1.5rem;border-radius:.25rem;background:${main};color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #1a5fd0;outline-offset:2px}`

/** A page that needs nothing but itself: nothing else can be had. */
function offlinePage(locale: Locale): string {
  const say = { locale }
  return `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${m.error_offline_meta({}, say)} | ${shopName()}</title><style>${style(shopColours())}</style></head><body><main><h1>${m.error_offline_title({}, say)}</h1><p>${m.error_offline_text({}, say)}</p><a href="">${m.error_try_again({}, say)}</a></main></body></html>`
}

/**
 * The service worker of a language. It stores nothing and answers nothing but one thing: where the network has no
 * answer to a navigation, this page instead of the browser's own. The browser asks the shop meanwhile (navigation
 * preload), so that no page waits for the worker.
 */
export const offlineWorkerScript = (locale: Locale): string => `const page = ${JSON.stringify(offlinePage(locale))}
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event))
})
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(page, { status: 503, headers })
  }
}
`

/** Takes the place of the worker where the operator wants none, and takes itself away. */
export const noWorkerScript = `self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
`
