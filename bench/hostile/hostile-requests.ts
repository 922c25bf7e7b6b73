/** What nobody sends by mistake: none of it may be answered with a failure of the shop (5xx). */
export type HostileRequest = { method: string; path: string; headers?: Record<string, string>; body?: string }

/**
 * Words that have broken programs before: names of objects' own parts, signs of other languages, far too much of it.
 */
const words = [
  '__proto__',
  'constructor',
  'toString,__proto__',
  '%00',
  '%E0%A4%A',
  "'%22%3Cscript%3Ealert(1)%3C/script%3E",
  '../../portage.db',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '{{7*7}}',
  '-1',
  '99999999999999999999',
  '1e309',
  'NaN',
  '%F0%9F%A5%BE',
  '%E2%80%AE',
  ';drop%20table%20orders--',
  'a'.repeat(1500),
  '%25'.repeat(200),
  '|'.repeat(300),
]
const facets = ['size', 'brand', 'colour', 'activity', 'gender', 'price', 'sort', 'page', 'stock', 'category', 'rating']
const pages = ['/en/products', '/fr/produits', '/en/products/clothing/jackets', '/en/search', '/fr/search']
const paths = [
  '/en/product/',
  '/fr/product/',
  '/media/',
  '/pictures/',
  '/en/explore/',
  '/en/stores/',
  '/en/',
  '/feeds/',
]
/** Pages under other encodings of their addresses, which a router decodes and a rule of paths does not. */
const encoded = ['%63art', '%61ccount', 'check%6fut/contact', '%70roducts/tents', 'l%6Fgin.data', '%2563art', 'cart%2f']
const apis = ['/api/cart', '/api/assistant', '/api/assistant/order', '/api/newsletter', '/api/payment/webhook']
const searches = ['/api/search/1/indexes/products_en/query', '/api/search/1/indexes/*/queries']
const staffPaths = [
  '/admin/api/users',
  '/admin/api/users/login',
  '/admin/api/products',
  '/admin/api/media',
  '/admin/api/x',
  '/admin/api/payload-preferences',
]
/** Pages of the admin, which take functions by name and their forms (`extras`). */
const staffPages = ['/admin/login', '/admin', '/admin/collections/products']
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const bodies: [type: string, body: (word: string) => string][] = [
  ['application/json', () => '{bad'],
  ['application/json', (word) => `{"__proto__":{"intent":"add"},"sku":"${word.slice(0, 60)}","quantity":1e309}`],
  ['application/json', () => '['.repeat(5000)],
  ['application/json', (word) => JSON.stringify({ query: '((((', filters: 'a OR', requests: [{ word }] })],
  ['multipart/form-data', () => 'x'],
  ['multipart/form-data; boundary=x', () => '--x\r\ncontent-disp'],
  [
    'multipart/form-data; boundary=x',
    () => '--x\r\ncontent-disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nx\r\n--x--',
  ],
  ['application/x-www-form-urlencoded', (word) => `_payload=${word}&%=%&a[__proto__][b]=1`],
  ['text/plain', () => '\0'.repeat(2000)],
]

/** Headers that call functions of the admin's framework by names it does not have. */
const extras: Record<string, string>[] = [
  {},
  {},
  {},
  { 'next-action': 'x' },
  { 'next-action': '0'.repeat(42), rsc: '1' },
  { 'next-action': '__proto__', 'next-router-state-tree': '{' },
]

/** So many of them, the same in every run. */
export function* hostileRequests(count: number): Generator<HostileRequest> {
  const next = sequence(count)
  const one = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!
  for (let i = 0; i < count; i++) {
    const kind = next()
    if (kind < 0.35)
      yield {
        method: 'GET',
        path: `${one(pages)}?${one(facets)}=${one(words)}&${one(facets)}=${one(words)}&q=${one(words)}`,
      }
    else if (kind < 0.47) yield { method: 'GET', path: one(paths) + one(words) }
    else if (kind < 0.5) yield { method: one(methods), path: `/${one(['en', 'fr', '%65n'])}/${one(encoded)}` }
    else {
      const [type, body] = one(bodies)
      const [path, method] =
        kind < 0.62
          ? [one(apis), one(methods)]
          : kind < 0.7
            ? [one(searches), one(methods)]
            : kind < 0.8
              ? [one(staffPages), 'POST']
              : [one(staffPaths) + (next() < 0.5 ? '' : `/${one(words)}`), one(methods)]
      const headers = { 'content-type': type, ...one(extras) }
      yield method === 'GET' ? { method, path } : { method, path, headers, body: body(one(words)) }
    }
  }
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32, public domain). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
