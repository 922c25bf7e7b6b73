import { useEffect, useState } from 'react'
import type { BuyNowAnswer } from '../../domain/checkout/express.ts'
import { m } from '../../paraglide/messages.js'
import { beginBuyNow } from './express-calls.ts'
import type { BuyNowProps } from './express-props.ts'

type Begun = Extract<BuyNowAnswer, { ok: true }>
type State = { of?: string; begun?: Begun; refusal?: string }

/**
 * The cart of what is bought at once. It is kept by the page, so that a sheet that is opened again, after an answer
 * that was lost, cannot buy the same twice.
 */
let kept: { of: string; begun: Begun } | undefined

export function useBuyNow({ sku, quantity, locale, refusalText }: Omit<BuyNowProps, 'gateway'>) {
  const of = `${sku} ${quantity} ${locale}`
  const [state, setState] = useState<State>({})
  const begun = kept?.of === of ? kept.begun : undefined
  useEffect(() => {
    if (kept?.of === of) return
    let isOver = false
    const begin = async () => {
      const answer = await beginBuyNow({ sku, quantity }, locale)
      if (answer.ok) kept = { of, begun: answer }
      const refusal = answer.ok ? undefined : await wordsOf(answer, refusalText)
      if (!isOver) setState({ of, ...(refusal && { refusal }) })
    }
    void begin()
    return () => void (isOver = true)
  }, [of, sku, quantity, locale, refusalText])
  return { begun, refusal: state.of === of ? state.refusal : undefined }
}

const wordsOf = (
  answer: Exclude<Awaited<ReturnType<typeof beginBuyNow>>, { ok: true }>,
  refusalText: BuyNowProps['refusalText'],
): Promise<string> | string =>
  answer.reason === 'no-answer'
    ? m.express_no_answer()
    : // No cart of one item is over a limit: the shopper has asked too often.
      answer.reason === 'too-many'
      ? m.place_too_many()
      : refusalText(answer)
