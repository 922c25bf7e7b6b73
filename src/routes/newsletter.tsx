import { data } from 'react-router'
import type { Route } from './+types/newsletter'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { isNewsletterStep } from '../domain/newsletter/newsletter.ts'
import { paths } from '../domain/paths.ts'
import { NewsletterPage, newsletterTitle } from '../features/newsletter/newsletter-page.tsx'

const TICKET = ['reader', 'until', 'signature']

export function loader({ url: { pathname, searchParams, search }, params: { step } }: Route.LoaderArgs) {
  if (!isNewsletterStep(step)) throw data(null, { status: 404 })
  const ticket = Object.fromEntries([...searchParams].filter(([name]) => TICKET.includes(name)))
  return {
    step,
    ticket,
    locale: pageLocale({ pathname }),
    path: { en: paths.newsletter('en', step) + search, fr: paths.newsletter('fr', step) + search },
  }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? newsletterTitle(loaderData.step) : ''} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function NewsletterRoute({ loaderData: { step, ticket, locale } }: Route.ComponentProps) {
  return <NewsletterPage step={step} ticket={ticket} locale={locale} />
}
