import { Link } from '../../ui/link.tsx'
import { brandAndAudience } from '../../domain/catalog/audience.ts'
import type { Locale } from '../../domain/locale.ts'
import { unitsToPay, type OrderLine } from '../../domain/orders/order-line.ts'
import type { OrderPart } from '../../domain/orders/order-parts.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import type { Day } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { Picture } from '../../ui/picture.tsx'
import { ListedTitle } from '../../ui/headline.tsx'
import { LinePromise } from '../price/delivery-groups.tsx'
import { EmployeeLine } from '../price/employee-line.tsx'
import { giftNote } from '../price/gift-note.ts'
import { giftText } from '../price/gift-words.ts'
import { partName } from './order-words.ts'

type Props = {
  lines: readonly OrderLine[]
  /** What travels together. */
  groups: readonly DeliveryGroup[]
  /** The ways it goes, if there are several. */
  parts?: readonly OrderPart[] | undefined
  locale: Locale
  /** Of an order that is paid: gift cards are sent by then. */
  today?: Day | undefined
  /** Where the product of a line is reviewed, where it may be. */
  reviewHref?(line: number): string | undefined
}

/** The sold lines, with the wording and the prices of that day. */
export function OrderLines({ lines, parts = [], groups, locale, today, reviewHref }: Props) {
  const wayOf = (id: string | undefined) => parts.find((part) => part.id === id)
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, place) => (
        <li key={`${line.sku} ${place}`} className="flex flex-wrap gap-x-4 gap-y-1 py-4 first:pt-0">
          <span className="size-[80px] shrink-0 bg-ground">
            {line.picture && (
              <Picture
                picture={{ ...line.picture, alt: '' }}
                sizes="5rem"
                widths={[120, 200]}
                className="picture-on-ground"
              />
            )}
          </span>
          <div className="min-w-0 grow basis-24">
            <div className="flex flex-wrap gap-x-4">
              <div className="min-w-0 grow basis-24">
                <p className="text-sm text-ink-soft">{brandAndAudience(line.brand, line.gender, locale)}</p>
                <p className="leading-snug font-semibold">
                  <Link
                    to={line.href[locale]}
                    className="inline-block min-h-6 max-w-full underline-offset-4 hover:underline"
                  >
                    <ListedTitle>{line.title[locale]}</ListedTitle>
                  </Link>
                </p>
              </div>
              <p className="font-semibold tabular-nums">{amountText(line.amount, locale)}</p>
            </div>
            <p className="text-sm text-ink-soft">
              {[line.colour?.[locale], line.size?.[locale]].filter(Boolean).join(' · ')}
            </p>
            <p className="text-sm text-ink-soft">{m.checkout_quantity({ count: line.quantity })}</p>
            {line.asEmployee && <EmployeeLine regular={line.regular} quantity={line.quantity} locale={locale} />}
            {(line.cancelled ?? 0) > 0 && (
              <p className="text-sm font-semibold">{m.order_units_cancelled({ count: line.cancelled ?? 0 })}</p>
            )}
            {line.returned > 0 && (
              <p className="text-sm font-semibold">{m.order_units_returned({ count: line.returned })}</p>
            )}
            <Way part={wayOf(line.part)} />
            {line.seller && <p className="text-sm text-ink-soft">{m.product_seller({ name: line.seller.name })}</p>}
            {unitsToPay(line) > 0 && <LinePromise line={line} groups={groups} locale={locale} isPlaced />}
            <ToReview href={reviewHref?.(place)} title={line.title[locale]} />
            {line.gift && <p className="text-sm text-ink-soft">{giftText(line.gift, locale, today)}</p>}
            {line.gift?.message && (
              <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{giftNote(line.gift.message)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const ToReview = ({ href, title }: { href: string | undefined; title: string }) =>
  href && (
    <Link
      to={href}
      aria-label={m.order_review_of({ title })}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 print:hidden"
    >
      {m.review_mail_button()}
    </Link>
  )

const Way = ({ part }: { part: OrderPart | undefined }) =>
  part && <p className="text-sm text-ink-soft">{partName(part)}</p>
