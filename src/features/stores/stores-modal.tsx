import { lazy, Suspense } from 'react'
import type { Locale } from '../../domain/locale.ts'

const ChooseStore = lazy(async () => ({ default: (await import('./choose-store.tsx')).ChooseStore }))

/** The stores modal, whose code comes with its first opening (acceptance 37). */
export function StoresModal({ locale, open, onClose }: { locale: Locale; open: boolean; onClose(): void }) {
  if (!open) return null
  return (
    <Suspense>
      <ChooseStore locale={locale} onClose={onClose} />
    </Suspense>
  )
}
