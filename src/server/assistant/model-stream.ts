import { z } from 'zod'

type ToolCall = { id: string; type: 'function'; function: { name: string; arguments: string } }
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }
export type Tool = { type: 'function'; function: { name: string; description: string; parameters: object } }

/** What is known at the end: the functions it asks for, and what it cost. */
export type Ended = { calls: ToolCall[]; tokens: number }

const TIMEOUT_MS = 20_000
const MOST_TOKENS = 400
/** Where a provider does not say what it counted. */
const CHARACTERS_PER_TOKEN = 3

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number(),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .default([]),
  usage: z.object({ total_tokens: z.number() }).nullish(),
})

/** One completion of a chat in the protocol that most providers speak (`/chat/completions`), as its text comes. */
export async function* completionOf(
  { url, key, model }: { url: string; key: string; model: string },
  messages: readonly ModelMessage[],
  tools: readonly Tool[],
): AsyncGenerator<string, Ended> {
  const body = JSON.stringify({
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: MOST_TOKENS,
    ...(tools.length > 0 && { tools }),
  })
  const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok || !response.body) throw new Error(`The language model answered ${response.status}`)
  const calls: ToolCall[] = []
  let [tokens, written] = [0, 0]
  for await (const data of events(response.body)) {
    const { choices, usage } = chunk.parse(JSON.parse(data))
    tokens = usage?.total_tokens ?? tokens
    const delta = choices[0]?.delta
    for (const part of delta?.tool_calls ?? []) {
      const call = (calls[part.index] ??= { id: '', type: 'function', function: { name: '', arguments: '' } })
      call.id ||= part.id ?? ''
      call.function.name += part.function?.name ?? ''
      call.function.arguments += part.function?.arguments ?? ''
    }
    if (delta?.content) {
      written += delta.content.length
      yield delta.content
    }
  }
  return { calls: calls.filter(Boolean), tokens: tokens || Math.ceil((body.length + written) / CHARACTERS_PER_TOKEN) }
}

/** The data lines of server-sent events, until `[DONE]`. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = /^data: ?(.*?)\r?$/.exec(line)?.[1]
      if (data === '[DONE]') return
      if (data) yield data
    }
  }
}
