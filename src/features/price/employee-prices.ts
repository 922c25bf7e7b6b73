import { useEffect, useSyncExternalStore } from 'react'
import { readAccountMark } from '../../domain/accounts/account-mark.ts'
import type { PriceInfo } from '../../domain/pricing/price.ts'
import { lookedAtOnReturn } from '../../ui/on-return.ts'

type Own = { price: PriceInfo; variants: Record<string, number> }

/** What one request may ask for (docs/contracts.md). */
const MOST_ASKED = 100

/** The prices of the last answer about each product. */
const known = new Map<string, Own>()
/**
 * What was asked for since this page was opened or come back to. On the next one it is asked for again: the right may
 * have ended.
 */
const asked = new Set<string>()
let page = ''
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

/** What is remembered is shown to nobody else: another tab may have signed out. */
function priceOf(id: string): Own | undefined {
  const own = known.get(id)
  return own && mayHaveEmployeePrices() ? own : undefined
}

async function ask(): Promise<void> {
  const ids = [...wanted].slice(0, MOST_ASKED)
  for (const id of ids) wanted.delete(id)
  if (wanted.size > 0) askSoon()
  const before = renewals
  try {
    const answer = await fetch(`/api/employee-prices?ids=${ids.join(',')}`)
    if (!answer.ok) return
    const own = (await answer.json()) as Record<string, Own>
    if (before !== renewals) return
    for (const id of ids) known.delete(id)
    for (const [id, each] of Object.entries(own)) known.set(id, each)
    // With its answer the server takes the mark away from whoever has no employee prices any more.
    if (!mayHaveEmployeePrices()) known.clear()
    notify()
  } catch {
    // Without a response the price remains as it is; the cart has the price that is charged.
  }
}

/** All tiles of a page ask in one request. */
function askSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), 20)
}

function want(id: string): void {
  if (!mayHaveEmployeePrices()) return
  if (page !== location.pathname) asked.clear()
  page = location.pathname
  if (asked.has(id)) return
  asked.add(id)
  wanted.add(id)
  askSoon()
}

function askAgain(): void {
  notify()
  asked.clear()
  for (const id of shown.keys()) want(id)
}

/** Forgets all prices, and asks for those that are shown: after an entitlement was taken, or its switch was turned. */
export function renewEmployeePrices(): void {
  renewals += 1
  known.clear()
  askAgain()
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

const subscribe = lookedAtOnReturn(readers, askAgain)

/** The employee price of a product, or of one of its variants; undefined for other shoppers. */
export function useEmployeePrice(productId: string, sku?: string): PriceInfo | undefined {
  const own = useSyncExternalStore(
    subscribe,
    () => priceOf(productId),
    () => undefined,
  )
  useEffect(() => show(productId), [productId])
  if (!own) return undefined
  if (sku === undefined) return own.price
  const salePrice = own.variants[sku]
  return salePrice === undefined ? undefined : { salePrice }
}

/** Whether the shopper may see employee prices: for words about prices that are the same for all. */
export const useMaySeeEmployeePrices = (): boolean =>
  useSyncExternalStore(subscribe, mayHaveEmployeePrices, () => false)
