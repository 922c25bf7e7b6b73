import type { AssistantTurn, ReplyPart } from '../../domain/assistant/reply.ts'
import type { Locale } from '../../domain/locale.ts'

/** One question with its answer, as it comes. */
export type Exchange = {
  id: number
  question: string
  parts: ReplyPart[]
  state: 'waiting' | 'done' | 'failed' | 'too-many'
}

/** How much of a conversation goes along with the next question. */
const TURNS_SENT = 6

let exchanges: readonly Exchange[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Exchange[]) => {
  exchanges = next
  for (const listener of listeners) listener()
}

/** The conversation of this document: it stays while the shopper walks through the shop, and ends with the tab. */
export const chat = {
  now: () => exchanges,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  forget: () => change([]),
}

const nextId = () => (exchanges.at(-1)?.id ?? 0) + 1
const patch = (id: number, more: (exchange: Exchange) => Partial<Exchange>) =>
  change(exchanges.map((each) => (each.id === id ? { ...each, ...more(each) } : each)))

/** Puts something into the conversation that no question led to, such as an order that was found. */
export const addReply = (question: string, parts: ReplyPart[]): void =>
  change([...exchanges, { id: nextId(), question, parts, state: 'done' }])

/** Asks the shop and shows the parts of its answer as they come. */
export async function ask(question: string, locale: Locale): Promise<void> {
  const id = nextId()
  const history = historyOf(exchanges)
  change([...exchanges, { id, question, parts: [], state: 'waiting' }])
  try {
    const response = await fetch('/api/assistant', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question, locale, history }),
    })
    if (response.status === 429) return patch(id, () => ({ state: 'too-many' }))
    if (!response.ok || !response.body) throw new Error(`The assistant answered ${response.status}`)
    for await (const line of linesOf(response.body)) {
      const part = JSON.parse(line) as ReplyPart
      patch(id, ({ parts }) => ({ parts: [...parts, part] }))
    }
    patch(id, () => ({ state: 'done' }))
  } catch {
    patch(id, () => ({ state: 'failed' }))
  }
}

const historyOf = (all: readonly Exchange[]): AssistantTurn[] =>
  all
    .flatMap(({ question, parts }): AssistantTurn[] => [
      { who: 'shopper', text: question },
      {
        who: 'shop',
        text: parts
          .flatMap((part) => (part.kind === 'text' || part.kind === 'quote' ? [part.text] : []))
          .join(' ')
          .slice(0, 2000),
      },
    ])
    .filter(({ text }) => text !== '')
    .slice(-TURNS_SENT)

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const lines = (rest + decoder.decode(step.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(Boolean)
  }
  if (rest) yield rest
}
