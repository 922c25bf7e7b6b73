import { lazy, Suspense } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'

const ChooseStore = lazy(async () => ({ default: (await import('./choose-store.tsx')).ChooseStore }))

/** The stores modal, whose code comes with its first opening (acceptance 37). */
export function StoresModal({
  locale,
  open,
  mapStyleUrl,
  onClose,
}: {
  locale: Locale
  open: boolean
  mapStyleUrl?: string
  onClose(): void
}) {
  if (!useWasOpen(open)) return null
  return (
    <Suspense>
      <ChooseStore open={open} locale={locale} mapStyleUrl={mapStyleUrl} onClose={onClose} />
    </Suspense>
  )
}
