import { Link } from '../../ui/link.tsx'
import { brandAndAudience } from '../../domain/catalog/audience.ts'
import { isOut, lineTitle, lineTotal, type CartLine } from '../../domain/cart/cart.ts'
import type { LineMove } from '../../domain/cart/cart-change.ts'
import type { Locale } from '../../domain/locale.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ListedTitle } from '../../ui/headline.tsx'
import { LinePromise } from '../price/delivery-groups.tsx'
import { giftNote } from '../price/gift-note.ts'
import { giftText } from '../price/gift-words.ts'
import { useCartActions } from './cart-provider.tsx'
import { LineMoveForm } from './line-move-form.tsx'
import { problemText } from './refusal-text.ts'
import { QuantityForm } from './quantity-form.tsx'
import { SinglePriceBefore, UnitPrice } from './unit-price.tsx'

type Props = {
  line: CartLine
  /** The lines of the cart that travel together. */ groups: readonly DeliveryGroup[]
  locale: Locale
  /** Why the last change of this line was refused. */
  refusal?: string
  /** In the panel: without what the cart page is for. */
  isCompact?: boolean
  /** It was just added. */
  isAdded?: boolean
  /** Delivery or pickup is chosen for the whole cart: here only what differs. */
  isException?: boolean
  onSet(quantity: number): void
  onMove(move: LineMove): void
}

/** One line: the product, its unit price, quantity and line total. */
export function CartLineItem({
  line,
  groups,
  locale,
  refusal,
  isCompact = false,
  isAdded = false,
  isException = false,
  onSet,
  onMove,
}: Props) {
  const { linePickup, change } = useCartActions()
  const out = isOut(line)
  const notice = refusal ?? problemText(line)
  // Below the picture, too, where the list is narrow: all there is to do fits one row.
  const actions = (
    <div className={isCompact ? 'mt-2' : 'w-full @xl:w-64 @xl:shrink-0'}>
      <div className="flex flex-wrap items-center gap-x-1">
        <QuantityForm line={line} locale={locale} onSet={onSet} />
        {!isCompact && (
          // Where it is below the number, its word begins where that does.
          <div className="@xl:-ml-3">
            <LineMoveForm
              move={{ intent: 'save', sku: line.sku }}
              locale={locale}
              text={m.cart_save()}
              name={m.cart_save_of({ title: lineTitle(line) })}
              onMove={onMove}
            />
          </div>
        )}
      </div>
      {/* The panel says where it is picked up; how it travels is chosen on the cart page. */}
      {(!isCompact || line.pickup) &&
        linePickup?.(
          line,
          (store) => void change({ intent: 'pickup', sku: line.sku, ...(store && { store }) }),
          isException,
        )}
    </div>
  )
  return (
    <li
      className={`flex gap-3 border-b border-line last:border-0 xs:gap-4 ${isCompact ? 'py-3' : 'flex-wrap py-4 @xl:flex-nowrap @xl:py-5'}`}
    >
      <Link
        to={line.href}
        tabIndex={-1}
        aria-hidden="true"
        className={`shrink-0 bg-ground ${isCompact ? 'size-[72px]' : 'size-[80px] xs:size-[96px] sm:size-28'}`}
      >
        {line.picture && (
          <Picture
            picture={{ ...line.picture, alt: '' }}
            sizes="7rem"
            widths={[120, 200, 320]}
            className={`picture-on-ground ${out ? 'opacity-50' : ''}`}
          />
        )}
      </Link>
      <div className="min-w-0 flex-1">
        {isAdded && (
          <p className="mb-0.5 flex items-center gap-1.5 text-sm font-semibold text-spruce">
            <Icon name="check" size={18} />
            {m.cart_added()}
          </p>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0 grow basis-28">
            <p className="text-sm text-ink-soft">{brandAndAudience(line.brand, line.gender, locale)}</p>
            <p className="leading-snug font-semibold hyphens-auto">
              <Link to={line.href} className="underline-offset-4 hover:underline">
                <ListedTitle>{line.title}</ListedTitle>
              </Link>
            </p>
          </div>
          <div className="text-right font-semibold whitespace-nowrap tabular-nums">
            <p>{out ? <span aria-hidden="true">–</span> : amountText(lineTotal(line), locale)}</p>
            {!out && <SinglePriceBefore line={line} locale={locale} />}
          </div>
        </div>
        <Options line={line} />
        <UnitPrice line={line} locale={locale} />
        {line.seller && <p className="mt-1 text-sm text-ink-soft">{m.product_seller({ name: line.seller })}</p>}
        {!out && <LinePromise line={line} groups={groups} locale={locale} />}
        {line.gift && <p className="mt-1 text-sm text-ink-soft">{giftText(line.gift, locale)}</p>}
        {line.gift?.message && (
          <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{giftNote(line.gift.message)}</p>
        )}
        {notice && (
          <p
            role={refusal ? 'alert' : undefined}
            className="mt-2 flex items-start gap-1.5 text-sm font-medium text-red-deep"
          >
            <Icon name="alert" size={18} className="mt-px" />
            {notice}
          </p>
        )}
        {isCompact && actions}
      </div>
      {!isCompact && actions}
    </li>
  )
}

function Options({ line: { colour, size, shippingClass } }: { line: CartLine }) {
  const look = shippingClass === 'none' ? m.product_design() : m.cart_colour()
  const options = [colour && ([look, colour] as const), size && ([m.cart_size(), size] as const)].filter(
    (option) => option !== undefined && option !== '',
  )
  if (options.length === 0) return null
  return (
    <dl className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {options.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-1">
          <dt>{name}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
