import { useState } from 'react'
import type { CartAnswer, CartRefusal } from '../../domain/cart/cart.ts'
import { m } from '../../paraglide/messages.js'
import type { GiftFieldValues } from './gift-values.ts'

/** Adds units to the cart; the answer says what became of it. Rejects when nothing could be reached. */
export type OnAdd = (sku: string, quantity: number, gift?: GiftFieldValues) => Promise<CartAnswer>

type State = { kind: 'idle' | 'adding' | 'added' } | { kind: 'refused'; text: string; reason?: CartRefusal }

/** The result of the last attempt, forgotten when another variant is shown. */
export function useAdding(sku: string, onAdd: OnAdd) {
  const [{ of, state }, setState] = useState<{ of: string; state: State }>({ of: sku, state: { kind: 'idle' } })
  const add = async (quantity: number, gift?: GiftFieldValues): Promise<boolean> => {
    const become = (next: State) => setState({ of: sku, state: next })
    become({ kind: 'adding' })
    try {
      const answer = await onAdd(sku, quantity, ...(gift ? [gift] : []))
      if (answer.ok) become({ kind: 'added' })
      else
        become({
          kind: 'refused',
          text: (await import('./refusal-text.ts')).refusalText(answer),
          reason: answer.reason,
        })
      return answer.ok
    } catch {
      become({ kind: 'refused', text: m.product_refused_failed() })
      return false
    }
  }
  return { state: of === sku ? state : ({ kind: 'idle' } satisfies State), add }
}
