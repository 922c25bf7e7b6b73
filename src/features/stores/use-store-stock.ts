import { useCallback, useEffect, useState } from 'react'
import type { StoreStock } from '../../domain/pickup/store-stock.ts'

/**
 * A variant's stock in the stores, loaded on demand, because the page is cached for all visitors. Undefined while
 * loading; `failed` can be tried again.
 */
export function useStoreStock(
  sku: string,
  wanted: boolean,
): { stock: StoreStock | undefined; failed: boolean; retry(): void } {
  const [answer, setAnswer] = useState<{ of: string; stock?: StoreStock }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    fetch(`/api/store-stock?sku=${encodeURIComponent(sku)}`, { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The stock answered ${response.status}`)
        setAnswer({ of: sku, stock: (await response.json()) as StoreStock })
      })
      .catch(() => !leaving.signal.aborted && setAnswer({ of: sku }))
    return () => leaving.abort()
  }, [sku, wanted, tries])
  const retry = useCallback(() => {
    setAnswer(undefined)
    setTries((count) => count + 1)
  }, [])
  const own = answer?.of === sku ? answer : undefined
  return { stock: own?.stock, failed: own !== undefined && own.stock === undefined, retry }
}
