import { useId } from 'react'
import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { noticeText } from './checkout-words.ts'

/** Changes since the last visit; always visible, and announced to screen readers as they appear. */
export function Notices({ notices, locale }: { notices: readonly CheckoutNotice[]; locale: Locale }) {
  const id = useId()
  return (
    <div role="status" aria-labelledby={notices.length > 0 ? id : undefined}>
      {notices.length > 0 && (
        <div className="mt-5 flex gap-3 rounded-card bg-gold-pale p-4">
          <Icon name="info" size={22} className="mt-0.5" />
          <div>
            <p id={id} className="font-semibold">
              {m.checkout_notices()}
            </p>
            <ul className="mt-1 space-y-1">
              {notices.map((notice) => (
                <li key={JSON.stringify(notice)}>{noticeText(notice, locale)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
