import { openingMessage } from '../../domain/store-hours/opening-message.ts'
import type { StoreHours } from '../../domain/store-hours/store-hours.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'
import { openingText } from './hours-text.ts'

/**
 * Whether a store is open, worked out in the browser (acceptance 113); before that its line says where hours are to be
 * found.
 */
export function OpeningLine({ hours, now }: { hours: StoreHours; now: number | undefined }) {
  const message = now === undefined ? undefined : openingMessage(hours, now)
  const text = message ? openingText(message, getLocale()) : m.store_hours_unknown()
  if (text === undefined) return null
  return (
    <p
      className={`flex min-h-6 items-center gap-2 ${message?.kind === 'open-till' ? 'font-semibold text-spruce' : 'text-ink-soft'}`}
    >
      <Icon name="clock" size={18} />
      {text}
    </p>
  )
}
