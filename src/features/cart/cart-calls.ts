import type { Cart, CartAnswer } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import type { CartCalls } from './cart-store.ts'

type News = { locale: Locale; cart: Cart }

/**
 * `/api/cart`, and a channel to the other tabs. Their cart is in their language: in another than ours it is only a
 * sign to read again.
 */
export function cartCalls(locale: Locale): CartCalls {
  let channel: BroadcastChannel | undefined
  return {
    read: () => call<Cart>(`/api/cart?locale=${locale}`),
    // A change must arrive even if the shopper leaves the page immediately.
    write: (change) =>
      call<CartAnswer>('/api/cart', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...change, locale }),
        keepalive: true,
      }),
    notify: (cart) => channel?.postMessage({ locale, cart } satisfies News),
    listen(onNews) {
      const own = new BroadcastChannel('portage-cart')
      own.onmessage = ({ data }: MessageEvent<News>) => onNews(data.locale === locale ? data.cart : undefined)
      channel = own
      // A page that comes back from the browser's memory has an old cart.
      const onPageShow = (event: PageTransitionEvent) => event.persisted && onNews(undefined)
      window.addEventListener('pageshow', onPageShow)
      const onOnline = () => onNews(undefined)
      window.addEventListener('online', onOnline)
      return () => {
        own.close()
        window.removeEventListener('online', onOnline)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

/** A refusal is a valid response too, with a 4xx status; anything but JSON is not. */
async function call<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, cache: 'no-store' })
  if (response.status >= 500 || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
