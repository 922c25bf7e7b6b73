import net from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { percentile } from './figure.ts'
import type { Load, Loaded } from './load.ts'

/**
 * The load itself. It speaks HTTP/1.1 by hand: the client of node:http costs more than a cached page costs the shop, and
 * would be what is measured. It reads no more of an answer than the status and the length.
 */
const { url, paths, connections, forMs, atMost } = workerData as Load
const { hostname, port } = new URL(url)
const HEAD_END = Buffer.from('\r\n\r\n')
/** As many shoppers as the limits on requests need to see (TRUST_PROXY), so that none of them is over. */
const SHOPPERS = 1024

const requests = Array.from({ length: SHOPPERS }, (_, i) => Buffer.from(`GET ${paths[i % paths.length]} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\nX-Forwarded-For: 10.0.${i >> 8}.${i & 255}\r\n\r\n`))
const times: number[] = []
const began = performance.now()
let [next, open] = [0, connections]

for (let i = 0; i < connections; i++) connect()

function connect(): void {
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
  let sent = 0
  let missing = 0
  let head: Buffer = Buffer.alloc(0)

  const send = () => {
    if (performance.now() - began >= forMs || times.length + connections > atMost) return void socket.destroy()
    sent = performance.now()
    socket.write(requests[next++ % SHOPPERS] ?? '')
  }
  socket.on('connect', send)
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length
    else {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      missing = bodyLength(head.toString('latin1', 0, end)) - (head.length - end - HEAD_END.length)
      head = Buffer.alloc(0)
    }
    if (missing > 0) return
    times.push(performance.now() - sent)
    send()
  })
  socket.on('error', (error) => fail(error.message))
  socket.on('close', () => {
    if (--open === 0) finish()
  })
}

function bodyLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) return fail(`an answer was not as expected: ${head.split('\r\n', 1)[0]}`)
  return Number(length)
}

function finish(): void {
  const perSecond = times.length / ((performance.now() - began) / 1000)
  parentPort?.postMessage({ requests: times.length, perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) } satisfies Loaded)
}

function fail(failure: string): never {
  parentPort?.postMessage({ failure })
  process.exit(1)
}
