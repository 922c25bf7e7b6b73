import { data } from 'react-router'
import type { Route } from './+types/gift-cards'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { GiftCardBalancePage } from '../features/orders/gift-card-balance.tsx'
import { m } from '../paraglide/messages.js'
import { pageContext, visitorContext } from '../server/pages/context.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, tag } = context.get(pageContext)
  const locale = pageLocale(url)
  if ((await shop.lacks()).includes('gift-cards')) throw data(null, { status: 404 })
  return {
    locale,
    cards: await shop.giftCards(locale, tag),
    path: { en: paths.giftCards('en'), fr: paths.giftCards('fr') },
  }
}

/** The code stays out of the URL, where it could be read and spent. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const card = await context.get(visitorContext).giftCardBalance(form.get('code'))
  if (card === 'too-many') return data({ problem: 'too-many' as const }, { status: 429 })
  if (!card) return data({ problem: 'unknown' as const }, { status: 404 })
  if (card.isVoid) return data({ problem: 'void' as const }, { status: 410 })
  return { code: card.code, balance: card.balance }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${m.gift_balance_title()} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
]

export default function GiftCardsRoute({ loaderData: { locale, cards }, actionData }: Route.ComponentProps) {
  return <GiftCardBalancePage answer={actionData} cards={cards} locale={locale} />
}
