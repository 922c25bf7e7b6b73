import type { AlertType } from '../../domain/content/slice.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'

const looks: Record<AlertType, { icon: IconName; box: string; name: () => string }> = {
  INFORMATION: { icon: 'info', box: 'border-spruce bg-spruce-pale', name: m.alert_information },
  SUCCESS: { icon: 'check', box: 'border-spruce bg-spruce-pale', name: m.alert_success },
  WARNING: { icon: 'alert', box: 'border-gold bg-gold-pale', name: m.alert_warning },
  ERROR: { icon: 'alert', box: 'border-red bg-red-pale', name: m.alert_error },
}

/** A note in the text. It was there from the beginning, so nothing is announced. */
export function InlineAlert({ slice: { text, alertType } }: ViewProps<'inlinealert'>) {
  const { icon, box, name } = looks[alertType]
  return (
    <div className="page-width">
      <div role="note" aria-label={name()} className={`reading-column flex gap-3 border-l-4 px-4 py-3.5 ${box}`}>
        <Icon name={icon} size={22} className="mt-0.5" />
        <SafeMarkup html={text} inline />
      </div>
    </div>
  )
}
