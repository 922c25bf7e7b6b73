import { Suspense } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'

const ChooseStore = lazyDialog(async () => (await import('./choose-store.tsx')).ChooseStore)

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
