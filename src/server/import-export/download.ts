/** A response to be saved as a file under its name; of a long one a part at a time is in memory. */
export const download = (text: string | AsyncIterable<string>, name: string, type: string): Response =>
  new Response(typeof text === 'string' ? text : streamOf(text), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** The parts are made as they are read. */
export function streamOf(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const [parts, encoder] = [text[Symbol.asyncIterator](), new TextEncoder()]
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await parts.return?.()),
  })
}

/** What is not taken, and each thing that is wrong with it. */
export const refuseImport = (status: number, message: string, problems: string[] = []): Response =>
  Response.json({ message, errors: problems.map((problem) => ({ message: problem })) }, { status })
