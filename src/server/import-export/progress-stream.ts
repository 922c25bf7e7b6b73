import type { ImportProgress } from './import-progress.ts'

/** Milliseconds between two lines of progress. */
const OFTEN = 250

/**
 * An answer in lines of JSON: how far the work is, `{"step": …, "done": …, "total": …}`, and at its end what came of
 * it, `{"result": …}` or `{"failed": true}`. The work goes on where nobody reads any longer.
 */
export function progressStream(
  work: (progress: ImportProgress) => Promise<object>,
  fail: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: object) => isOpen && controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      let last = 0
      void work((step, done, total) => {
        const now = Date.now()
        if (now - last < OFTEN) return
        last = now
        send({ step, done, total })
      })
        .then(
          (result) => send({ result }),
          (error: unknown) => {
            fail(error)
            send({ failed: true })
          },
        )
        .finally(() => isOpen && controller.close())
    },
    cancel() {
      isOpen = false
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
