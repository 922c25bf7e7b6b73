import { brotliDecompressSync } from 'node:zlib'
import http from 'node:http'

/** A page that is measured; `bytes` are those of its HTML as a browser gets it (brotli), `plainBytes` uncompressed. */
export type BenchPage = { name: 'home' | 'listing' | 'product'; path: string; bytes: number; plainBytes: number }

/** The empty route (src/routes/empty.tsx): what every page of the shop wears, and nothing else. */
export const EMPTY_PAGE = '/empty'
/** A page is alive once all of it is taken over and the cart has been read, which its button says. */
export const ALIVE = 'html[data-alive] header form[action$="/cart"] button[aria-label*=","]'
const HOME = '/en'
/** A department with facets, some pages of products and pictures. */
const LISTING = '/en/products/clothing/jackets'

/** Home, a listing and the first product of it. */
export async function benchPages(url: string): Promise<BenchPage[]> {
  const page = async (name: BenchPage['name'], path: string) => {
    const body = await getBytes(url + path, 'br')
    const html = brotliDecompressSync(body)
    return { measured: { name, path, bytes: body.length, plainBytes: html.length }, html: html.toString('utf8') }
  }
  const [home, listing] = [await page('home', HOME), await page('listing', LISTING)]
  // The menu leads to products as well, such as gift cards.
  const list = listing.html.slice(listing.html.indexOf('product-grid'))
  const product = /href="(\/en\/product\/[^"?]+)"/.exec(list)?.[1]
  if (!product) throw new Error(`${LISTING} shows no product`)
  return [home.measured, listing.measured, (await page('product', product)).measured]
}

/** The bytes of a page's twin in French, which has longer words and addresses, uncompressed. */
export async function frenchBytes(url: string, path: string): Promise<number> {
  const html = brotliDecompressSync(await getBytes(url + path, 'br')).toString('utf8')
  const twin = /hreflang="fr-CA" href="([^"]+)"/i.exec(html)?.[1]
  if (!twin) throw new Error(`${path} has no twin in French`)
  return brotliDecompressSync(await getBytes(url + new URL(twin).pathname, 'br')).length
}

/** The first size of a product that can be bought, as its form says it. */
export async function skuOf(url: string, product: string): Promise<string> {
  const html = brotliDecompressSync(await getBytes(url + product, 'br')).toString('utf8')
  const sku = /<option value="([^"]+)"|name="sku" value="([^"]+)"/.exec(html)?.slice(1).find(Boolean)
  if (!sku) throw new Error(`${product} cannot be bought`)
  return sku
}

/** The body of an answer as it is transferred; throws unless it is there in that encoding. */
export function getBytes(url: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200 && response.headers['content-encoding'] === encoding)
          resolve(Buffer.concat(chunks))
        else
          reject(
            new Error(
              `${url} answered ${response.statusCode}, encoding ${response.headers['content-encoding'] ?? 'none'}`,
            ),
          )
      })
    })
    request.on('error', reject)
  })
}
