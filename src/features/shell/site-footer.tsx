import { useContext, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import type { PaymentMark } from '../../domain/payment/payment.ts'
import type { FooterColumn } from '../../domain/shell/shell.ts'
import { socialNetworks, type ShopContact } from '../../domain/shop-contact.ts'
import { phoneText, telHref } from '../../domain/address/phone-text.ts'
import { m } from '../../paraglide/messages.js'
import { cachedMarkup } from '../../ui/cached-markup.tsx'
import { Icon } from '../../ui/icon.tsx'
import { footerInPage, RenderedFooter } from './footer-columns.ts'
import { CookieChoices } from './cookie-choices.tsx'
import { Horizon } from './horizon.tsx'
import { LanguageLink } from './language-link.tsx'
import { ShopSign } from './shop-sign.tsx'
import { PaymentMarks } from './payment-marks.tsx'

type Props = {
  locale: Locale
  /** Those of the page's HTML, unless they are given. */
  columns?: readonly FooterColumn[] | undefined
  /** How the shop is reached, where the merchant says so. */
  contact: ShopContact
  /** The line below the sign, where the merchant has one: that of the page's HTML, unless it is given. */
  slogan?: string | undefined
  alternateHref: string
  newsletter: ReactNode
  account: ReactNode
  /** The address, and the opening, of the panel of cookie choices. */
  cookieChoices: { hash: string; onOpen(): void }
  /** What can be paid with, where that is not the usual cards. */
  marks?: readonly PaymentMark[] | undefined
}

/** The end of every page; without a shell only what needs no data. */
export function SiteFooter({
  locale,
  columns: givenColumns,
  contact,
  slogan: givenSlogan,
  alternateHref,
  newsletter,
  account,
  cookieChoices,
  marks,
}: Props) {
  const rendered = useContext(RenderedFooter)
  const { footer, slogan: sloganInPage } = rendered.footer.length > 0 || rendered.slogan ? rendered : footerInPage()
  const [columns, slogan] = [givenColumns ?? footer, givenSlogan ?? sloganInPage]
  return (
    <footer className="mt-12 lg:mt-18">
      <Horizon />
      <div className="dark-band">
        <div className="page-width pt-10 pb-8">
          <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-8">
            <div>
              <ShopSign isLast className="h-[40px] lg:h-[48px]" />
              {slogan && <p className="mt-3 max-w-xs text-lg text-spruce-pale">{slogan}</p>}
            </div>
            {newsletter}
          </div>
          {columns.length > 0 && <Columns locale={locale} columns={columns} />}
          {Object.keys(contact).length > 0 && <Contact contact={contact} locale={locale} />}
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-white/20 pt-6 text-sm text-spruce-pale">
            <p>{m.shell_legal(inShop())}</p>
            <a
              href="#top"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-white underline-offset-4 hover:underline"
            >
              <Icon name="arrow-up" size={20} />
              {m.shell_back_to_top()}
            </a>
            <div className="footer-lines flex flex-wrap items-center gap-x-6 gap-y-3">
              {account}
              <CookieChoices {...cookieChoices} className="noscript:hidden" />
              <LanguageLink locale={locale} href={alternateHref} />
              <PaymentMarks marks={marks} />
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}

const Columns = cachedMarkup('footer', LinkColumns, ({ columns }: ColumnsProps) => [columns])

type ColumnsProps = { locale: Locale; columns: readonly FooterColumn[] }

function LinkColumns({ locale, columns }: ColumnsProps) {
  return (
    <nav aria-label={m.shell_footer()} className="footer-groups mt-10">
      {columns.map(({ title, links }) => (
        <section key={title} className="footer-group">
          <h2>{title}</h2>
          <details>
            <summary>
              <h2>{title}</h2>
              <Icon name="chevron-down" size={20} />
            </summary>
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <Link to={localeHref(locale, link.url)}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </nav>
  )
}

/** Where the shop is at home and how it is reached: the merchant’s own words. */
function Contact({
  contact: { company, address, telephone, email, social = [] },
  locale,
}: {
  contact: ShopContact
  locale: Locale
}) {
  const link = 'inline-flex min-h-11 items-center text-white underline-offset-4 hover:underline'
  return (
    <section
      aria-label={m.shell_contact()}
      className="mt-10 flex flex-wrap items-start justify-between gap-x-10 gap-y-4"
    >
      <address className="text-sm leading-6 text-spruce-pale not-italic">
        {company && <p className="font-semibold text-white">{company}</p>}
        {address && <p className="whitespace-pre-line">{address}</p>}
        <p className="flex flex-wrap gap-x-6">
          {telephone && (
            <a href={telHref(telephone)} className={link}>
              {phoneText(telephone, locale)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          )}
        </p>
      </address>
      {social.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {social.map(({ network, url }) => (
            <li key={url}>
              <a href={url} rel="noopener" className={link}>
                {socialNetworks[network]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
