import net from 'node:net'
import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { percentile } from './figure.ts'
import type { Load, Loaded } from './load.ts'

/**
 * The load itself. It speaks HTTP/1.1 by hand: the client of node:http costs more than a cached page costs the shop,
 * and would dominate the measurement. It reads only the status and length of a response.
 */
const { url, paths, connections, forMs, atMost, perSecond: rate } = workerData as Load
const { hostname, port } = new URL(url)
const HEAD_END = '\r\n\r\n'
const LONGEST_HEAD = 8 * 1024
/** As many shoppers as the limits on requests need to see (TRUST_PROXY), so that none of them is over. */
const SHOPPERS = 1024

const requests = Array.from({ length: SHOPPERS }, (_, i) =>
  Buffer.from(
    `GET ${paths[i % paths.length]} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\nX-Forwarded-For: 10.0.${i >> 8}.${i & 255}\r\n\r\n`,
  ),
)
const times: number[] = []
const began = performance.now()
let [next, open] = [0, connections]
/** At a rate: connections that have nothing to do. */
const idle: (() => void)[] = []
const ticking = rate === undefined ? undefined : setInterval(() => idle.splice(0).forEach((send) => send()), 1)

for (let i = 0; i < connections; i++) connect()

function connect(): void {
  let [sent, missing] = [0, 0]
  let head = ''

  const send = () => {
    const now = performance.now()
    if (now - began >= forMs || times.length + connections > atMost) return void socket.destroy()
    // When the next request is due; a late one has waited already.
    const due = rate === undefined ? now : began + (next * 1000) / rate
    if (due > now) return void idle.push(send)
    sent = due
    socket.write(requests[next++ % SHOPPERS] ?? '')
  }
  const take = (size: number, bytes: Uint8Array): boolean => {
    if (missing > 0) missing -= size
    else {
      const before = head.length
      head += Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(size, LONGEST_HEAD)).toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end < 0) return true
      missing = bodyLength(head.slice(0, end)) - (before + size - end - HEAD_END.length)
      head = ''
    }
    if (missing > 0) return true
    times.push(performance.now() - sent)
    send()
    return true
  }
  // One buffer for all that arrives: nothing is retained, and nothing is left for the garbage collector.
  const socket = net.connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer: Buffer.alloc(256 * 1024), callback: take },
  })
  socket.on('connect', send)
  socket.on('error', (error) => {
    throw error
  })
  socket.on('close', () => {
    if (--open > 0) return
    clearInterval(ticking)
    finish()
  })
}

/** Throws, and so ends the load, on any answer but a 200 of a known length. */
function bodyLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`an answer was not as expected: ${head.split('\r\n', 1)[0]}`)
  return Number(length)
}

function finish(): void {
  const perSecond = times.length / ((performance.now() - began) / 1000)
  parentPort?.postMessage({
    requests: times.length,
    perSecond,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    busy: performance.eventLoopUtilization().utilization,
  } satisfies Loaded)
}
