import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Health } from './health.ts'

const EVERY_MS = 100
const url = workerData as string
const seen: Health = { longest: 0, asked: 0, refused: 0 }
const over = new AbortController()

const isWell = (): Promise<boolean> =>
  fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': '10.99.0.1' } }).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  )

parentPort?.once('message', () => over.abort())
// Not counted: the client loads itself with its first request.
await isWell()
parentPort?.postMessage('watching')
while (!over.signal.aborted) {
  const began = performance.now()
  const answer = await isWell()
  seen.longest = Math.max(seen.longest, performance.now() - began)
  seen.asked++
  if (!answer) seen.refused++
  await sleep(EVERY_MS)
}
parentPort?.postMessage(seen)
