import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { phoneText, telHref } from '../../domain/address/phone-text.ts'
import type { AssistantStore, ReplyPart, Saying } from '../../domain/assistant/reply.ts'
import { brandAndAudience } from '../../domain/catalog/audience.ts'
import { languageTag, localeOfPath, type Locale } from '../../domain/locale.ts'
import { wholeMoney } from '../../domain/money.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { Picture } from '../../ui/picture.tsx'
import { OwnPrice } from '../price/own-price.tsx'
import { OrderForm } from './order-form.tsx'
import { orderStateText, rateName } from './order-words.ts'
import { PersonForm } from './person-form.tsx'

type Props = { part: ReplyPart; locale: Locale; renderHours(store: AssistantStore): ReactNode; onLeave(): void }

/** What is quoted from the shop's other language says so; all else is in the page's. */
const langOf = (href: string, locale: Locale): string | undefined => {
  const own = localeOfPath(href)
  return own && own !== locale ? languageTag[own] : undefined
}

const lineLook = 'inline-flex min-h-8 items-center font-semibold underline underline-offset-4 hover:decoration-2'
const cardWidths = [120, 200, 320]

/** One part of an answer in words. A link leads into the shop, and the panel makes room for it. */
export function ReplyView({ part, locale, renderHours, onLeave }: Props) {
  const linkTo = (href: string, words: ReactNode, look = lineLook) => {
    const lang = langOf(href, locale)
    // A document keeps its language: the other one is a document of its own.
    return lang ? (
      <a href={href} hrefLang={lang} className={look}>
        {words}
      </a>
    ) : (
      <Link to={href} onClick={onLeave} className={look}>
        {words}
      </Link>
    )
  }
  switch (part.kind) {
    case 'say':
      return <p>{sayings[part.say]()}</p>
    case 'language':
      return (
        <p lang={languageTag[part.locale]}>
          {part.text} {linkTo(part.href, part.link)}
        </p>
      )
    case 'text':
      return <p className="wrap-break-word">{part.text}</p>
    case 'quote':
      return (
        <figure className="rounded-card bg-ground p-4">
          {part.heading && (
            <p lang={langOf(part.href, locale)} className="mb-1 font-semibold">
              {part.heading}
            </p>
          )}
          <blockquote lang={langOf(part.href, locale)} className="wrap-break-word" cite={part.href}>
            {part.text}
          </blockquote>
          <figcaption className="mt-2">{linkTo(part.href, m.assistant_read({ title: part.title }))}</figcaption>
        </figure>
      )
    case 'products':
      return (
        <div>
          <ul className="space-y-3">
            {part.products.map(({ id, title, brand, gender, picture, href, price }) => (
              <li key={id} className="companion">
                <div>{picture && <Picture picture={{ ...picture, alt: '' }} sizes="80px" widths={cardWidths} />}</div>
                <div>
                  <p>{brandAndAudience(brand, gender, locale)}</p>
                  {linkTo(href, <span lang={langOf(href, locale)}>{title}</span>, '')}
                  <p>
                    <OwnPrice productId={id} price={price} locale={locale} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            {linkTo(part.href, part.total > 0 ? m.assistant_all_products({ count: part.total }) : m.assistant_browse())}
          </p>
        </div>
      )
    case 'stores':
      return (
        <div>
          {part.closedOn !== undefined && (
            <p>{m.assistant_stores_all_closed({ day: formatDay(part.closedOn, locale, 'full') })}</p>
          )}
          {part.isElsewhere && <p>{m.assistant_stores_elsewhere()}</p>}
          {part.stores.length === 0 && part.closedOn === undefined && !part.isElsewhere && (
            <p>{m.assistant_stores_none_named()}</p>
          )}
          {part.stores.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {part.stores.map((store) => (
                <li key={store.href} className="py-2.5">
                  {linkTo(store.href, store.name)}
                  <p>{store.address}</p>
                  <p>{store.phone}</p>
                  {renderHours(store)}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-2">{linkTo(part.href, m.assistant_all_stores())}</p>
        </div>
      )
    case 'delivery':
      return (
        <div>
          <ul className="divide-y divide-line border-y border-line">
            {part.rates.map(({ code, cost, low, high, earliest, latest }) => (
              <li key={code} className="py-2.5">
                <p className="flex justify-between gap-4 font-semibold">
                  <span>{rateName(code)}</span>
                  <span className="tabular-nums">{amountText(cost, locale)}</span>
                </p>
                <p className="text-sm">
                  {m.assistant_days({
                    low,
                    high,
                    from: formatDay(earliest, locale, 'date-short'),
                    to: formatDay(latest, locale, 'date-short'),
                  })}
                </p>
              </li>
            ))}
          </ul>
          {part.freeFrom !== undefined && (
            <p className="mt-2">{m.assistant_free_from({ amount: wholeMoney(part.freeFrom, locale) })}</p>
          )}
        </div>
      )
    case 'order':
      return (
        <p className="rounded-card bg-ground p-4">
          <span className="block font-semibold">{m.assistant_order({ number: part.number })}</span>
          <span className="block">{orderStateText(part.state, part.fulfilment)}</span>
          <span className="block text-sm">
            {m.assistant_order_placed({ day: formatDay(part.placedOn, locale, 'date') })}
          </span>
          {part.latest && (
            <span className="block text-sm">
              {m.assistant_order_until({ day: formatDay(part.latest, locale, 'date') })}
            </span>
          )}
          {part.tracking && (
            <span className="block text-sm">{m.assistant_order_tracking({ code: part.tracking })}</span>
          )}
        </p>
      )
    case 'ask-order':
      return <OrderForm locale={locale} />
    case 'order-page':
      return (
        <p>
          {part.to === 'cancel' ? m.assistant_cancel() : m.assistant_return()}{' '}
          {linkTo(part.href, m.assistant_order_page())}
        </p>
      )
    case 'balance-page':
      return <p>{linkTo(part.href, m.assistant_balance())}</p>
    case 'deals':
      return (
        <p>
          {m.assistant_codes()} {linkTo(part.href, m.assistant_deals())}
        </p>
      )
    case 'reach':
      return (
        <p className="flex flex-wrap gap-x-6">
          {part.telephone && (
            <a href={telHref(part.telephone)} className={lineLook}>
              {phoneText(part.telephone, locale)}
            </a>
          )}
          {part.email && (
            <a href={`mailto:${part.email}`} className={lineLook}>
              {part.email}
            </a>
          )}
        </p>
      )
    case 'ask-person':
      return <PersonForm locale={locale} />
  }
}

const sayings: Record<Saying, () => string> = {
  hello: m.assistant_say_hello,
  'no-answer': m.assistant_say_no_answer,
  stock: m.assistant_say_stock,
  found: m.assistant_say_found,
  'nothing-found': m.assistant_say_nothing_found,
  'order-not-found': m.assistant_say_order_not_found,
}
