import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { LONGEST_QUESTION } from '../../domain/assistant/question-length.ts'
import type { AssistantTurn, ReplyPart } from '../../domain/assistant/reply.ts'
import { locales } from '../../domain/locale.ts'
import type { Order, OrderKey } from '../../domain/orders/order.ts'
import { isToCome } from '../../domain/orders/order-state.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { RequestKind } from '../http/request-limits.ts'
import { sendJson, noStore } from '../http/json-http.ts'
import { jsonEndpoint } from '../http/json-endpoint.ts'
import type { Answers } from './answers.ts'
import type { LanguageModel } from './language-model.ts'
import type { PersonLetter } from './person-mail.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Options = {
  answers: Pick<Answers, 'answer'>
  /** Absent without a key: then the rules answer alone. */
  model?: Pick<LanguageModel, 'answer'>
  /** Takes what a shopper writes to a person. */
  noteLetter(letter: PersonLetter): Promise<void>
  findOrder(
    request: IncomingMessage,
    response: ServerResponse,
    key: Omit<OrderKey, 'token'>,
  ): Promise<Order | undefined | 'too-many'>
  isTooMany(request: IncomingMessage, kind: RequestKind): Promise<boolean>
  log(sentence: string): void
}

const LARGEST = 8 * 1024
const locale = z.enum(locales)
const turn = z.strictObject({
  who: z.enum(['shopper', 'shop']),
  text: z.string().max(2000),
}) satisfies z.ZodType<AssistantTurn>
const asked = z.strictObject({
  question: z.string().trim().min(1).max(LONGEST_QUESTION),
  locale,
  history: z.array(turn).max(6).default([]),
})
const order = z.strictObject({ number: z.string().max(40), email: z.string().max(254), locale })
const message = z.strictObject({
  email: z.string().max(254),
  text: z.string().trim().min(1).max(4000),
  locale,
  website: z.string().max(200).default(''),
})

/** What is personal, needs a person, or is what a model may not write, such as an address, is not its business. */
const ours = ['ask-order', 'ask-person', 'order-page', 'balance-page', 'deals', 'reach']

/** The assistant's endpoints: a question, the state of an order, a letter to a person. */
export function assistantApi({
  answers,
  model,
  noteLetter,
  findOrder,
  isTooMany,
  log,
}: Options): Record<string, Handler> {
  async function* parts({ question, locale: own, history }: z.infer<typeof asked>): AsyncGenerator<ReplyPart> {
    const [first, ...others] = await answers.answer(question, own)
    // What comes behind it is in the language of the question, a model's sentences too.
    const isElsewhere = first?.kind === 'language'
    const byRules = isElsewhere || !first ? others : [first, ...others]
    if (isElsewhere) yield first
    const isOurs = !model || ours.includes(byRules[0]?.kind ?? '')
    let begun = false
    try {
      const stream = isOurs ? undefined : await model.answer(question, history, isElsewhere ? first.locale : own)
      for await (const part of stream ?? []) {
        begun ||= part.kind === 'text'
        yield part
      }
    } catch (error) {
      log(`The language model did not answer; the rules did: ${String(error)}`)
    }
    if (!begun) yield* byRules
  }

  const limited = (kind: RequestKind) => ({
    most: LARGEST,
    isTooMany: (request: IncomingMessage) => isTooMany(request, kind),
  })
  return {
    '/api/assistant': jsonEndpoint(asked, limited('assistant'), async (given, _, response) => {
      response.writeHead(200, { ...noStore, 'content-type': 'application/x-ndjson; charset=utf-8' })
      for await (const part of parts(given)) response.write(`${JSON.stringify(part)}\n`)
      response.end()
    }),
    '/api/assistant/order': jsonEndpoint(
      order,
      limited('assistant-order'),
      async ({ number, email }, request, response) => {
        const found = await findOrder(request, response, { number, email })
        if (found === 'too-many') return void response.writeHead(429, { ...noStore, 'retry-after': '60' }).end()
        sendJson(response, 200, found ? [shownOrder(found)] : [{ kind: 'say', say: 'order-not-found' }])
      },
    ),
    '/api/assistant/message': jsonEndpoint(
      message,
      limited('newsletter'),
      async ({ email, text, locale: own, website }, _, response) => {
        const address = emailAddress(email)
        if (!address) return sendJson(response, 400, { ok: false, reason: 'invalid-email' })
        // A honeypot field that people do not see: a bot that fills it in gets a success response.
        if (website === '') await noteLetter({ email: address, text, locale: own })
        sendJson(response, 202, { ok: true })
      },
    ),
  }
}

/** The assistant's answer about an order: its state, and nothing beyond its confirmation. */
function shownOrder({ number, state, fulfilment, placedAt, delivery, parcels }: Order): ReplyPart {
  const isExpected = isToCome(state) || state === 'shipped' || state === 'shipped-in-part'
  return {
    kind: 'order',
    number,
    state,
    fulfilment,
    placedOn: shopDay(Date.parse(placedAt)),
    ...(delivery && isExpected && { latest: delivery.window.latest }),
    ...(parcels.length > 0 && { tracking: parcels.map(({ carrier, code }) => `${carrier} ${code}`).join(', ') }),
  }
}
