import { data } from 'react-router'
import type { Route } from './+types/stock-alert'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { isStockAlertStep } from '../domain/stock-alerts/stock-alert.ts'
import { StockAlertPage, stockAlertTitle } from '../features/stock-alerts/stock-alert-page.tsx'

const TICKET = ['reader', 'until', 'signature']
/** Codes of products and of their variants; nothing else of an address is shown or used. */
const code = (text: string | null): string | undefined => (text && /^[\w-]{1,60}$/.test(text) ? text : undefined)

export function loader({ url: { pathname, searchParams, search }, params: { step } }: Route.LoaderArgs) {
  if (!isStockAlertStep(step)) throw data(null, { status: 404 })
  return {
    step,
    ticket: Object.fromEntries([...searchParams].filter(([name]) => TICKET.includes(name))),
    sku: code(searchParams.get('sku')),
    product: code(searchParams.get('product')),
    locale: pageLocale({ pathname }),
    path: { en: paths.stockAlert('en', step) + search, fr: paths.stockAlert('fr', step) + search },
  }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? stockAlertTitle(loaderData.step) : ''} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function StockAlertRoute({ loaderData: { path: _, ...page } }: Route.ComponentProps) {
  return <StockAlertPage {...page} />
}
