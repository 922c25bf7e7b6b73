import { useEffect, useSyncExternalStore } from 'react'
import { readAccountMark } from '../../domain/accounts/account-mark.ts'
import type { PriceInfo } from '../../domain/pricing/price.ts'

type Own = { price: PriceInfo; variants: Record<string, number> }

/** Products that were asked for; undefined while the answer is on its way, and for those with no price of their own. */
const known = new Map<string, Own | undefined>()
const wanted = new Set<string>()
/** How many places of the page show a product's price. */
const shown = new Map<string, number>()
const readers = new Set<() => void>()
/** How often all prices were forgotten: an answer that was asked for before counts no more. */
let renewals = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether it is worth asking (docs/contracts.md). The cookie decides nothing: the server does. */
const mayHaveEmployeePrices = (): boolean =>
  typeof document !== 'undefined' && (readAccountMark(document.cookie)?.prices ?? false)

const notify = () => readers.forEach((read) => read())

async function ask(): Promise<void> {
  const ids = [...wanted]
  wanted.clear()
  const before = renewals
  for (const id of ids) known.set(id, undefined)
  try {
    const answer = await fetch(`/api/employee-prices?ids=${ids.join(',')}`)
    if (!answer.ok) return
    const own = (await answer.json()) as Record<string, Own>
    if (before !== renewals) return
    for (const [id, each] of Object.entries(own)) known.set(id, each)
    notify()
  } catch {
    // Without a response the regular price remains; the cart has the price that is charged.
  }
}

/** All tiles of a page ask in one request. */
function want(id: string): void {
  if (known.has(id) || !mayHaveEmployeePrices()) return
  wanted.add(id)
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), 20)
}

/** Forgets all prices, and asks for those that are shown: after an entitlement was taken, or its switch was turned. */
export function renewEmployeePrices(): void {
  renewals += 1
  known.clear()
  notify()
  for (const id of shown.keys()) want(id)
}

/** Notes that a price is shown, and asks for it; returns how to take the note back. */
function show(id: string): () => void {
  shown.set(id, (shown.get(id) ?? 0) + 1)
  want(id)
  return () => {
    const left = (shown.get(id) ?? 1) - 1
    if (left > 0) shown.set(id, left)
    else shown.delete(id)
  }
}

const subscribe = (read: () => void) => {
  readers.add(read)
  return () => void readers.delete(read)
}

/** The employee price of a product, or of one of its variants; undefined for other shoppers. */
export function useEmployeePrice(productId: string, sku?: string): PriceInfo | undefined {
  const own = useSyncExternalStore(
    subscribe,
    () => known.get(productId),
    () => undefined,
  )
  useEffect(() => show(productId), [productId])
  if (!own) return undefined
  if (sku === undefined) return own.price
  const salePrice = own.variants[sku]
  return salePrice === undefined ? undefined : { salePrice }
}
