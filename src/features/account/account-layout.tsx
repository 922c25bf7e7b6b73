import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { accountSections, type AccountSection } from '../../domain/accounts/account-pages.ts'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { accountMenuClick } from '../../domain/analytics/user-interaction.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { clickCounted, push } from '../analytics/push.ts'
import { AccountForm } from './account-form.tsx'
import { mergeSearches } from './merge-searches.ts'
import { AnswerNote } from './answer-note.tsx'
import { useFocusInPlace } from './use-focus-in-place.ts'

const names: Record<AccountSection, () => string> = {
  profile: m.account_profile,
  addresses: m.account_addresses,
  orders: m.account_orders,
  wishlist: m.account_wishlist,
  reviews: m.account_reviews,
  security: m.account_security,
  employee: m.account_employee,
  privacy: m.account_privacy,
}

export const sectionTitle = (section: AccountSection | undefined): string =>
  section ? names[section]() : m.account_title()

type Props = {
  locale: Locale
  section?: AccountSection
  answer?: AccountAnswer
  /** The parts that there are not. */
  without?: readonly AccountSection[]
  /** Takes back what the answer says was done. */
  undo?: ReactNode
  children: ReactNode
}

/**
 * My account: its parts on the left, or above on a tablet, on a second line if need be, and on a phone, and the part
 * that is open.
 */
export function AccountLayout({ locale, section, answer, without = [], undo, children }: Props) {
  useEffect(() => void mergeSearches(locale), [locale])
  const followFocus = useFocusInPlace()
  // Not of a form that is sent in place: its answer leaves the focus where the shopper is.
  const [loadedWith] = useState(answer)
  // The page of an answer opens at its top, and the field may be the last of twenty addresses.
  useEffect(() => {
    if (answer?.ok === false && answer.field) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
  }, [answer])
  const nav = useRef<HTMLElement>(null)
  // On a phone the parts are wider than the page: the open one is to be seen.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && here)
      nav.current.scrollLeft += here.getBoundingClientRect().left - (nav.current.clientWidth - here.offsetWidth) / 2
  }, [section])
  const sections: (AccountSection | undefined)[] = [undefined, ...(Object.keys(accountSections) as AccountSection[])]
  return (
    <div className="page-width py-8 lg:py-12">
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <nav
          ref={nav}
          aria-label={m.account_sections()}
          // The room at its end is for the fade: the last part is read whole.
          className="mb-8 max-lg:page-bleed max-lg:page-edge max-lg:overflow-x-auto max-sm:scroll-fade max-sm:[&>ul]:pr-8"
        >
          <ul className="flex gap-1 max-sm:w-max max-lg:min-w-full max-lg:border-b max-lg:border-line sm:max-lg:flex-wrap sm:max-lg:justify-between sm:max-lg:gap-0 sm:max-lg:text-sm lg:flex-col">
            {sections.map((one) => {
              if (one && without.includes(one)) return null
              const [href, text] = [paths.account(locale, one), one ? names[one]() : m.account_overview()]
              const here = one === section
              return (
                <li key={href}>
                  <Link
                    to={href}
                    aria-current={here ? 'page' : undefined}
                    className={`flex min-h-11 items-center px-3 whitespace-nowrap hover:bg-ground sm:max-lg:px-1.5 lg:rounded-card ${here ? 'font-semibold max-lg:border-b-2 max-lg:border-spruce lg:bg-ground' : ''}`}
                    {...clickCounted(() => push(accountMenuClick({ url: href, text, depth: 1 })))}
                  >
                    {text}
                  </Link>
                </li>
              )
            })}
          </ul>
          <AccountForm
            intent="sign-out"
            submit={m.account_sign_out()}
            look={{ variant: 'quiet', size: 'sm' }}
            className="mt-3 max-lg:hidden"
          />
        </nav>
        <div className="min-w-0 max-w-3xl" onSubmit={followFocus}>
          <h1 className="wide mb-6 text-title">{sectionTitle(section)}</h1>
          <AnswerNote answer={answer} inSight takesFocus={answer === loadedWith}>
            {undo}
          </AnswerNote>
          {children}
          <AccountForm
            intent="sign-out"
            submit={m.account_sign_out()}
            look={{ variant: 'secondary', size: 'sm' }}
            className="mt-10 lg:hidden"
          />
        </div>
      </div>
    </div>
  )
}

/** A part of a page of my account, under its own heading. */
export function Card({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mb-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="wide mb-4 text-heading">{heading}</h2>
      {children}
    </section>
  )
}
