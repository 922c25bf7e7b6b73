import { Suspense, useEffect } from 'react'
import type { Locale } from '../../domain/locale.ts'
import type { PublicSettings } from '../../domain/shell/settings.ts'
import { lazyDialog, lazyPart } from '../../ui/lazy-part.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { isGranted, useConsent } from '../analytics/consent-state.ts'

/** The address of the panel on any page: the footer's link leads to it. */
export const COOKIE_CHOICES = 'cookie-choices'

const Banner = lazyPart(async () => (await import('./consent-banner.tsx')).ConsentBanner)
const OneTrust = lazyPart(async () => (await import('./one-trust.tsx')).OneTrust)
const Panel = lazyDialog(async () => (await import('./consent-panel.tsx')).ConsentPanel)

type Props = {
  locale: Locale
  settings: PublicSettings
  headerHeight: number
  panel: { open: boolean; show(): void; hide(): void }
  /** Editors at their drafts are not asked, and not measured. */
  preview: boolean
}

/**
 * Asks visitors who have not chosen yet, and measures for those who agreed. Pages are the same bytes for all visitors,
 * so this starts after hydration; after an answer neither banner nor panel is loaded, and after a refusal no measuring
 * code.
 */
export function Consent({ locale, settings: { gtmId, oneTrustId }, headerHeight, panel, preview }: Props) {
  const consent = useConsent()
  const wasOpen = useWasOpen(panel.open)
  const measures = !preview && (consent?.choice.C0002 ?? false)

  useEffect(() => {
    if (!measures) return
    const code = import('../analytics/measuring.ts')
    let ended = false
    code.then(({ startMeasuring }) => !ended && startMeasuring({ locale, gtmId })).catch(() => undefined)
    return () => {
      ended = true
      // Left by an error page, too: that is not a withdrawal.
      if (!isGranted('C0002')) code.then(({ stopMeasuring }) => stopMeasuring()).catch(() => undefined)
    }
  }, [measures, locale, gtmId])

  if (!consent) return null
  if (oneTrustId && !preview)
    return (
      <Suspense>
        <OneTrust id={oneTrustId} asked={panel.open} onShown={panel.hide} />
      </Suspense>
    )
  return (
    <Suspense>
      {!consent.answered && !preview && !panel.open && (
        <Banner locale={locale} headerHeight={headerHeight} onMore={panel.show} />
      )}
      {wasOpen && <Panel locale={locale} open={panel.open} onClose={panel.hide} />}
    </Suspense>
  )
}
