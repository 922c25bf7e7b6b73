import { brotliDecompressSync } from 'node:zlib'
import http from 'node:http'

/** A page that is measured; `bytes` are those of its HTML as a browser gets it (brotli). */
export type BenchPage = { name: 'home' | 'listing' | 'product'; path: string; bytes: number }

/** The empty route (src/routes/empty.tsx): the baseline for a page's JavaScript. */
export const EMPTY_PAGE = '/empty'
const HOME = '/en'
/** A department with facets, some pages of products and pictures. */
const LISTING = '/en/products/clothing/jackets'

/** Home, a listing and the first product of it. */
export async function benchPages(url: string): Promise<BenchPage[]> {
  const [home, listing] = [await getBytes(url + HOME, 'br'), await getBytes(url + LISTING, 'br')]
  const product = /href="(\/en\/product\/[^"?]+)"/.exec(brotliDecompressSync(listing).toString('utf8'))?.[1]
  if (!product) throw new Error(`${LISTING} shows no product`)
  return [
    { name: 'home', path: HOME, bytes: home.length },
    { name: 'listing', path: LISTING, bytes: listing.length },
    { name: 'product', path: product, bytes: (await getBytes(url + product, 'br')).length },
  ]
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
