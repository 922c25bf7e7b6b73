import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'

/** A cart with nothing in it yet. */
export function EmptyCart({ locale }: { locale: Locale }) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      <LogoMark size={96} className="text-line-strong" />
      <p className="wide mt-6 text-heading">{m.cart_empty_title()}</p>
      <p className="mt-2 max-w-xs text-balance text-ink-soft">{m.cart_empty_text()}</p>
      <div className="button-row mt-6 justify-center max-sm:self-stretch">
        <ButtonLink to={paths.newArrivals(locale)}>{m.cart_see_new()}</ButtonLink>
        <ButtonLink to={paths.deals(locale)} variant="secondary">
          {m.cart_see_deals()}
        </ButtonLink>
      </div>
    </div>
  )
}
