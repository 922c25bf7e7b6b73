import { z } from 'zod'

const line = z.union([
  z.object({ result: z.record(z.string(), z.unknown()) }),
  z.object({ failed: z.literal(true) }),
  z.object({ step: z.enum(['check', 'write', 'undo']), done: z.number(), total: z.number().optional() }),
])
export type Progress = Extract<z.infer<typeof line>, { step: string }>

/**
 * Follows an answer that says in lines how far it is (server/import-export/progress-stream.ts), and returns what came
 * of it; undefined where it broke off or went wrong.
 */
export async function followProgress(
  parts: AsyncIterable<string>,
  show: (progress: Progress) => void,
): Promise<Record<string, unknown> | undefined> {
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const each of lines) {
      const read = line.parse(JSON.parse(each))
      if ('result' in read) return read.result
      if ('failed' in read) return undefined
      show(read)
    }
  }
  return undefined
}

/** The text of a body as it comes. */
export async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
