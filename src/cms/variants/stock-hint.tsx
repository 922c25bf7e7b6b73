'use client'
import { uncounted } from './stock-edits.ts'
import { useGridWords } from './grid-words.ts'
import { useFacts } from './use-facts.ts'
import { useVariants } from './use-variants.ts'
import '../fields/form-hint.css'

/** Above the tabs of a product: of how many variants nobody has counted the stock yet, if there are any. */
export function StockHint() {
  const { say } = useGridWords()
  const variants = useVariants('variants')
  const facts = useFacts(
    variants.map(({ sku }) => sku),
    '',
  )
  const n = facts ? uncounted(variants, facts).length : 0
  if (n === 0) return null
  return (
    <p role="status" className="form-hint">
      {say('stock_uncounted', { n })}
    </p>
  )
}
