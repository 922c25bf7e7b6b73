import { useLayoutEffect } from 'react'
import { Link } from '../../ui/link.tsx'
import { brandAndAudience } from '../../domain/catalog/audience.ts'
import { MOST_COMPARED, type ComparedRow } from '../../domain/catalog/compared.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import type { Locale } from '../../domain/locale.ts'
import { measureText } from '../../domain/measure.ts'
import { paths } from '../../domain/paths.ts'
import { averageText } from '../../domain/reviews/average-text.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ListedTitle } from '../../ui/headline.tsx'
import { RatingStars } from '../../ui/rating-stars.tsx'
import { OwnPrice } from '../price/own-price.tsx'
import { writeCompared } from './compare-memory.ts'

type Props = { tiles: readonly Tile[]; rows: readonly ComparedRow[]; locale: Locale }

/** Products side by side. What differs is marked, not by colour alone; another choice is another address. */
export function CompareView({ tiles, rows, locale }: Props) {
  // What is compared here is what the bar keeps on other pages; stored with what is seen, for whoever leaves at once.
  useLayoutEffect(() => writeCompared(locale, tiles), [tiles, locale])
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="wide text-title">{m.compare_title()}</h1>
      {tiles.length === 0 ? (
        <>
          <p className="mt-4 mb-6 text-lg text-ink-soft">{m.compare_none()}</p>
          <ButtonLink to={paths.allProducts(locale)}>{m.compare_browse()}</ButtonLink>
        </>
      ) : (
        <>
          <p className="mt-3 flex items-center gap-2 text-ink-soft">
            <Mark /> {m.compare_legend()}
          </p>
          {tiles.length < MOST_COMPARED && (
            <p className="mt-2">
              <span className="font-semibold">{m.compare_free()}</span> {m.compare_free_how()}{' '}
              <Link to={paths.allProducts(locale)} className="underline underline-offset-4">
                {m.compare_browse()}
              </Link>
            </p>
          )}
          <section
            aria-label={m.compare_title()}
            // Its columns are scrolled on a phone, by keyboard too.
            tabIndex={0}
            className="relative mt-6 overflow-x-auto"
          >
            <table className="border-collapse text-left align-top">
              <thead>
                <tr>
                  <th scope="col" rowSpan={4} className="min-w-21 sm:w-48 sm:min-w-32">
                    <span className="sr-only">{m.product_specifications()}</span>
                  </th>
                  {tiles.map((tile) => (
                    // On a phone the edge of the third is seen: there is more to scroll to.
                    <td key={tile.id} className="w-72 min-w-30 p-2 pb-0 align-top sm:min-w-36 sm:p-3 sm:pb-0">
                      <Look tile={tile} locale={locale} />
                    </td>
                  ))}
                </tr>
                {/* In rows of their own: below words of one line and of two, each is at one height. */}
                <tr>
                  {tiles.map((tile) => (
                    <th key={tile.id} scope="col" className="px-2 pt-1.5 align-top font-normal sm:px-3">
                      <Name tile={tile} locale={locale} />
                    </th>
                  ))}
                </tr>
                <tr>
                  {tiles.map((tile) => (
                    <td key={tile.id} className="px-2 pt-1.5 align-top text-sm sm:px-3">
                      <Facts tile={tile} locale={locale} />
                    </td>
                  ))}
                </tr>
                <tr>
                  {tiles.map((tile) => (
                    <td key={tile.id} className="px-2 pt-2 pb-2 sm:px-3 sm:pb-3">
                      <ButtonLink
                        to={tile.href}
                        variant="secondary"
                        size="sm"
                        aria-label={m.compare_see_of({ title: tile.title })}
                        className="w-full"
                      >
                        {m.compare_see()}
                      </ButtonLink>
                      <Remove tile={tile} others={tiles.filter(({ id }) => id !== tile.id)} locale={locale} />
                    </td>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ label, values, differs }) => (
                  <tr key={label} className="border-t border-line">
                    <th scope="row" className="py-3 pr-1 align-top font-semibold hyphens-auto max-sm:text-sm sm:pr-3">
                      {label}
                      {differs && tiles.length > 1 && (
                        // A no-break space: the mark stays with the last word, on its line.
                        <>
                          {'\u00a0'}
                          <Mark />
                          <span className="sr-only">{m.compare_differs()}</span>
                        </>
                      )}
                    </th>
                    {values.map((value, at) => (
                      <td key={tiles[at]?.id} className="p-2 align-top wrap-anywhere sm:p-3">
                        {value === undefined ? '–' : measureText(value, locale)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </div>
  )
}

/** A letter, not a box: before a box a line may break, whatever space is there. */
const Mark = () => (
  <span aria-hidden="true" className="align-[-0.16em] text-[1.6em] leading-0 font-normal text-gold-deep">
    •
  </span>
)

type ColumnProps = { tile: Tile; locale: Locale }

const Look = ({ tile, locale }: ColumnProps) => (
  <div className="flex flex-col gap-1.5">
    {tile.picture && (
      <Picture
        picture={{ ...tile.picture, alt: '' }}
        sizes="(min-width: 64rem) 18rem, 11rem"
        widths={[200, 320, 480]}
        className="aspect-square w-full rounded-card bg-ground object-cover"
      />
    )}
    <p className="text-xs font-semibold text-ink-soft">{brandAndAudience(tile.brand, tile.gender, locale)}</p>
  </div>
)

const Name = ({ tile, locale }: ColumnProps) => (
  <>
    <Link to={tile.href} className="font-semibold underline-offset-4 hover:underline">
      <ListedTitle>{tile.title}</ListedTitle>
    </Link>
    <p className="mt-1.5">
      <OwnPrice productId={tile.id} price={tile.price} locale={locale} />
    </p>
  </>
)

/** What those who bought it say of it, and whether it can be had. */
function Facts({ tile: { rating, stock, preorder }, locale }: ColumnProps) {
  const average = rating && averageText(rating.average, locale)
  const out = stock === 'LOW_STOCK' ? m.tile_low_stock() : m.tile_sold_out()
  return (
    <>
      {rating && average && (
        <p className="flex flex-wrap items-center gap-x-1.5">
          <RatingStars value={rating.average} label={m.reviews_average({ average })} />
          <span className="text-ink-soft">
            {rating.count === 1 ? m.reviews_count_one() : m.reviews_count({ count: rating.count })}
          </span>
        </p>
      )}
      <p className="font-semibold">{stock ? out : preorder ? m.tile_preorder() : m.product_stock_in()}</p>
    </>
  )
}

function Remove({ tile, others, locale }: { tile: Tile; others: readonly Tile[]; locale: Locale }) {
  const without = paths.compare(
    locale,
    others.map(({ id }) => id),
  )
  return (
    <Link
      to={without}
      preventScrollReset
      aria-label={m.compare_remove({ title: tile.title })}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
    >
      {m.checkout_remove()}
    </Link>
  )
}
