import type { RecordedAnswer, RecordedCall } from './recorded-stripe.ts'

type Intent = { id: string; amount: number; amount_received: number; status: string; latest_charge: object | null }

const failure = (status: number, error: object): RecordedAnswer => ({ status, body: { error } })
const unknown = failure(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such intent' })
const refused = (message: string) => failure(400, { type: 'invalid_request_error', message })
/** What a card does, by the end of its token. */
const declines: Record<string, string> = { refused: 'generic_decline', empty: 'insufficient_funds' }

/** As much of Stripe's API as the shop uses, as its reference documents it: the same idempotency key, the same answer. */
export function smallStripe(): (call: RecordedCall) => RecordedAnswer {
  const intents = new Map<string, Intent & { refunded: number }>()
  const answers = new Map<string, RecordedAnswer>()
  const shown = ({ refunded, latest_charge, ...intent }: Intent & { refunded: number }): RecordedAnswer => ({
    status: 200,
    body: {
      object: 'payment_intent',
      currency: 'cad',
      ...intent,
      latest_charge: latest_charge && { ...latest_charge, amount_refunded: refunded },
    },
  })

  function answerTo({ path, form }: RecordedCall): RecordedAnswer {
    const [, method, id = '', deed = ''] = /^(\w+) \/v1\/payment_intents\/?(\w*)\/?(\w*)/.exec(path) ?? []
    if (method === 'POST' && id === '') {
      const intent = { id: `pi_${intents.size + 1}`, amount: Number(form.amount), amount_received: 0, refunded: 0 }
      intents.set(intent.id, { ...intent, status: 'requires_payment_method', latest_charge: null })
      return shown(intents.get(intent.id)!)
    }
    const intent = intents.get(id || (form.payment_intent ?? ''))
    if (!intent) return unknown
    if (path === 'POST /v1/refunds') {
      const amount = Number(form.amount ?? intent.amount_received)
      if (intent.refunded + amount > intent.amount_received) return refused('greater than unrefunded amount')
      intent.refunded += amount
      return { status: 200, body: { id: 're_1', object: 'refund', amount } }
    }
    if (deed === 'confirm') {
      const code = declines[form.confirmation_token?.split('_').at(-1) ?? '']
      if (code) return failure(402, { type: 'card_error', code: 'card_declined', decline_code: code, message: code })
      intent.status = 'requires_capture'
      intent.latest_charge = { id: 'ch_1', object: 'charge', payment_method_details: { card: { last4: '4242' } } }
    }
    if (deed === 'capture') {
      if (intent.status !== 'requires_capture') return refused(`it is ${intent.status}`)
      intent.status = 'succeeded'
      intent.amount_received = Number(form.amount_to_capture)
    }
    if (deed === 'cancel') intent.status = 'canceled'
    return shown(intent)
  }

  return (call) => {
    const answer = answers.get(call.idempotencyKey ?? '') ?? answerTo(call)
    if (call.idempotencyKey) answers.set(call.idempotencyKey, answer)
    return answer
  }
}
