import type { ReactNode } from 'react'
import type { Locale } from '../../domain/locale.ts'
import type { PromoMessage } from '../../domain/shell/shell.ts'
import { LanguageLink } from './language-link.tsx'
import { Ticker } from './ticker.tsx'

type Props = {
  locale: Locale
  alternateHref: string
  messages: readonly PromoMessage[]
  /** Not where the shop has no stores. */
  storeSelector: Record<'mobile' | 'desktop', ReactNode> | false
}

/**
 * The dark band above the header: language, promo messages, my store. It scrolls away; its height is part of the
 * header's `top`.
 */
export function TopRibbon({ locale, alternateHref, messages, storeSelector }: Props) {
  return (
    <div data-ribbon="" className="dark-band">
      <div className="page-width grid h-12 grid-cols-[auto_1fr_auto] items-center gap-2 max-sm:gap-1 max-sm:px-2 lg:h-10 lg:grid-cols-[1fr_minmax(0,auto)_1fr]">
        <LanguageLink
          locale={locale}
          href={alternateHref}
          className="inline-flex min-h-11 items-center justify-self-start rounded-card px-2 text-sm font-medium hover:bg-white/10 sm:-ml-2 lg:min-h-9"
        />
        <div className="flex min-w-0">
          <Ticker messages={messages} />
        </div>
        <div className="justify-self-end sm:-mr-2.5">
          {storeSelector && storeSelector.mobile}
          {storeSelector && storeSelector.desktop}
        </div>
      </div>
    </div>
  )
}
