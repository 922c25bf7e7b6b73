import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Bench, Measured } from './bench.ts'
import { rssOf } from './process-figures.ts'

/** How much of each is tried: enough to see a leak, and over in half a minute. */
const [ADDRESSES, UPGRADES, SENDERS, AT_ONCE] = [600, 400, 250, 8]
const WAIT_MS = 1500

/** What nobody sends by mistake: none of it may be answered with a failure of the shop (5xx). */
const requests: [method: string, path: string, type?: string, body?: string][] = [
  ...['size', 'brand', 'colour', 'activity'].map((facet): [string, string] => [
    'GET',
    `/en/products?${facet}=__proto__,constructor`,
  ]),
  ['GET', '/en/search?q=%00%27%22%3Cscript%3E&price=-&page=9999'],
  ['GET', '/en/product/__proto__/x'],
  ['GET', '/_next/image?url=%2Flogo.svg&w=640&q=75'],
  ['GET', '/_next/webpack-hmr'],
  ['GET', '/media/a%00b.png'],
  ['GET', '/admin/api/media/file/%2e%2e%2fportage.db'],
  ['POST', '/admin/api/users', 'multipart/form-data', 'x'],
  ['POST', '/admin/api/users/login', 'multipart/form-data; boundary=x', '--x\r\ncontent-disp'],
  ['POST', '/admin/api/users/login', 'application/json', '{bad'],
  ['DELETE', '/admin/api/payload-preferences/x'],
  ['POST', '/api/cart', 'application/json', '{"__proto__":{"intent":"add"}}'],
  ['POST', '/api/search/1/indexes/products_en/query', 'application/json', '{"query":"((((","filters":"a OR"}'],
  ['POST', '/api/assistant/order', 'application/json', '{"number":"P-100013","email":" "}'],
  ['POST', '/api/payment/webhook', 'application/json', '{}'],
]

/** Strangers who mean harm, as far as one machine can play them; each comes through the proxy from its own address. */
export const hostile: Bench = {
  name: 'hostile requests',
  cache: 'pages',
  async measure({ url, pid }) {
    const figures: Measured[] = []
    const add = (name: string, value: number, unit: Measured['unit'], atMost?: number) =>
      figures.push({ page: 'all', name, value, unit, ...(atMost !== undefined && { promise: { atMost } }) })
    let from = 0
    const ask = (path: string, options: RequestInit = {}) =>
      fetch(url + path, {
        ...options,
        headers: { ...options.headers, 'x-forwarded-for': `10.66.${++from >> 8}.${from & 255}` },
      })

    const failures = await Promise.all(
      requests.map(async ([method, path, type, body]) => {
        const answer = await ask(path, { method, ...(type && { headers: { 'content-type': type } }), body })
        await answer.arrayBuffer()
        return answer.status >= 500
      }),
    )
    add('broken requests that the shop failed at', failures.filter(Boolean).length, 'count', 0)

    // Each address twice: only then is it cached.
    const before = await rssOf(pid)
    const paths = Array.from({ length: ADDRESSES }, (_, i) => `/en/products?price=${i}-${i + 100}&sort=price-asc`)
    for (const path of [...paths, ...paths]) await (await ask(path)).arrayBuffer()
    add(`${ADDRESSES} made-up addresses, asked for twice: memory`, (await rssOf(pid)) - before, 'MB')

    await (await ask('/admin/login')).arrayBuffer()
    const open = descriptors(pid)
    const upgrade = 'GET /en HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: anything\r\n\r\n'
    for (let i = 0; i < UPGRADES; i += AT_ONCE)
      for (const socket of await Promise.all(Array.from({ length: AT_ONCE }, () => sent(url, upgrade))))
        socket.destroy()
    await pause()
    add(`${UPGRADES} requests for another protocol: descriptors left open`, descriptors(pid) - open, 'count', 20)

    const slow = await Promise.all(
      Array.from({ length: SENDERS }, () => sent(url, 'GET /en HTTP/1.1\r\nHost: shop\r\n')),
    )
    const began = performance.now()
    const health = await ask('/api/health')
    add(`${SENDERS} slow senders: health is answered within`, performance.now() - began, 'ms')
    add(`${SENDERS} slow senders: shoppers who get no answer`, health.ok ? 0 : 1, 'count', 0)
    for (const socket of slow) socket.destroy()
    return figures
  },
}

const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS))

/** What a process has open; 0 where the system does not say. */
const descriptors = (pid: number): number => (existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0)

/** A connection on which some words were sent. */
function sent(url: string, words: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(words, () => resolve(socket)))
    socket.on('error', () => resolve(socket))
    socket.resume()
  })
}
