import type { Locale } from '../../domain/locale.ts'
import { onPush } from './push.ts'
import { reporter } from './reporter.ts'
import { startTagManager } from './tag-manager.ts'
import { trackVitals } from './vitals.ts'

let stop: (() => void) | undefined
let managed = false

/**
 * Begins to pass on what the shopper does. Its code is fetched once C0002 is granted, and not before (acceptance 121).
 */
export function startMeasuring({ locale, gtmId }: { locale: Locale; gtmId?: string }): void {
  if (stop) return
  const { report, end } = reporter(locale)
  const unhear = onPush(report)
  stop = () => {
    unhear()
    end()
  }
  if (gtmId && !managed) startTagManager(gtmId)
  managed ||= gtmId !== undefined
  trackVitals()
}

/**
 * The shopper withdrew consent. Scripts that a tag manager has loaded cannot be unloaded, so the page has to reload.
 */
export function stopMeasuring(): void {
  stop?.()
  stop = undefined
  if (managed) window.location.reload()
}
