import { useId } from 'react'
import { Link } from '../../ui/link.tsx'
import { lineTitle, type CartLine } from '../../domain/cart/cart.ts'
import type { LineMove } from '../../domain/cart/cart-change.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Picture } from '../../ui/picture.tsx'
import { ListedTitle } from '../../ui/headline.tsx'
import { LineMoveForm } from './line-move-form.tsx'
import { problemText } from './refusal-text.ts'
import { UnitPrice } from './unit-price.tsx'

/** The lines saved for later: neither counted nor bought, and one press from the cart or from leaving it. */
export function SavedLines({
  lines,
  locale,
  onMove,
}: {
  lines: readonly CartLine[]
  locale: Locale
  onMove(move: LineMove): void
}) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="wide text-heading">
        {m.cart_saved_title()}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.sku} className="flex items-start gap-4 py-4">
            <span className="size-16 shrink-0 bg-ground">
              {line.picture && (
                <Picture
                  picture={{ ...line.picture, alt: '' }}
                  sizes="4rem"
                  widths={[120, 200]}
                  className="picture-on-ground"
                />
              )}
            </span>
            <div className="min-w-0 flex-1 text-[0.9375rem]">
              <p className="leading-snug font-semibold">
                <Link to={line.href} className="underline-offset-4 hover:underline">
                  <ListedTitle>{line.title}</ListedTitle>
                </Link>
              </p>
              <p className="text-sm text-ink-soft">
                {[line.colour, line.size, m.checkout_quantity({ count: line.quantity })].filter(Boolean).join(' · ')}
              </p>
              <UnitPrice line={line} locale={locale} isAlone />
              {line.problem && <p className="text-sm font-medium text-red-deep">{problemText(line)}</p>}
              <div className="-ml-3 flex flex-wrap gap-x-1">
                <LineMoveForm
                  move={{ intent: 'unsave', sku: line.sku }}
                  locale={locale}
                  text={m.cart_unsave()}
                  name={m.cart_unsave_of({ title: lineTitle(line) })}
                  onMove={onMove}
                />
                <LineMoveForm
                  move={{ intent: 'set', sku: line.sku, quantity: 0 }}
                  locale={locale}
                  text={m.cart_remove()}
                  name={m.cart_remove_of({ title: lineTitle(line) })}
                  onMove={onMove}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
