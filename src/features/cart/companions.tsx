import { Link } from 'react-router'
import { brandAndAudience } from '../../domain/catalog/audience.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Picture } from '../../ui/picture.tsx'
import { PriceText } from '../price/price-text.tsx'

/** What goes with what is in the cart, on one line each. */
export function Companions({ tiles, locale }: { tiles: readonly Tile[]; locale: Locale }) {
  return (
    <section aria-labelledby="companions" className="mt-6 border-t border-line pt-5">
      <h2 id="companions" className="font-semibold">
        {m.cart_companions()}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {tiles.map((tile) => (
          <li key={tile.id} className="relative flex gap-3">
            <div className="size-[80px] shrink-0 bg-ground">
              {tile.picture && (
                <Picture
                  picture={{ ...tile.picture, alt: '' }}
                  sizes="80px"
                  widths={[120, 200, 320]}
                  className="size-full object-contain mix-blend-multiply"
                />
              )}
            </div>
            <div className="min-w-0 text-sm">
              <p className="text-ink-soft">{brandAndAudience(tile.brand, tile.gender, locale)}</p>
              <Link
                to={tile.href}
                discover="none"
                className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {tile.title}
              </Link>
              <p className="mt-1">
                <PriceText price={tile.price} locale={locale} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
