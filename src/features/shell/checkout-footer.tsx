import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import type { MenuLink } from '../../domain/navigation/menu.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import type { PaymentMark } from '../../domain/payment/payment.ts'
import { m } from '../../paraglide/messages.js'
import { CookieChoices } from './cookie-choices.tsx'
import { LanguageLink } from './language-link.tsx'
import { PaymentMarks } from './payment-marks.tsx'

/** Where the header's link to help leads. */
export const CHECKOUT_HELP_ID = 'help'

type Props = {
  locale: Locale
  help: readonly MenuLink[]
  alternateHref: string
  /** The assistant, where the shop has one. */
  ask: ReactNode
  cookieChoices: { hash: string; onOpen(): void }
  /** What can be paid with, where that is not the usual cards. */
  marks?: readonly PaymentMark[] | undefined
}

/** The end of the checkout: help, the other language, the choice of cookies, and what is accepted. */
export function CheckoutFooter({ locale, help, alternateHref, ask, cookieChoices, marks }: Props) {
  return (
    <footer className="mt-12 border-t border-line bg-ground-soft text-[0.9375rem] lg:mt-16">
      <div className="page-width max-w-6xl! py-6">
        <section id={CHECKOUT_HELP_ID} tabIndex={-1} aria-labelledby="help-heading" className="outline-none">
          <h2 id="help-heading" className="font-semibold">
            {m.checkout_help()}
          </h2>
          <ul className="mt-1 flex flex-wrap items-center gap-x-6">
            {help.map(({ title, url }) => (
              <li key={url}>
                <Link to={localeHref(locale, url)} className={line}>
                  {title}
                </Link>
              </li>
            ))}
            {ask && <li>{ask}</li>}
          </ul>
        </section>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft">
          <p className="py-2">{m.shell_legal(inShop())}</p>
          <CookieChoices {...cookieChoices} className={`${line} noscript:hidden`} />
          <LanguageLink locale={locale} href={alternateHref} className={line} />
          <div className="ml-auto">
            <PaymentMarks marks={marks} />
          </div>
        </div>
      </div>
    </footer>
  )
}

const line = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4'
