import { Suspense } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useCompared } from './compare-memory.ts'

const CompareBar = lazyPart(async () => (await import('./compare-bar.tsx')).CompareBar)

/** The bar of what is to be compared: nothing, and no bytes, until something is. */
export function CompareSlot({ locale }: { locale: Locale }) {
  const { chosen = [], toggle, clear } = useCompared(locale)
  if (chosen.length === 0) return null
  return (
    <Suspense>
      <CompareBar chosen={chosen} locale={locale} onRemove={toggle} onClear={clear} />
    </Suspense>
  )
}
