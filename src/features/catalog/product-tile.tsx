import { use } from 'react'
import { brandAndAudience } from '../../domain/catalog/audience.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import { averageText } from '../../domain/reviews/average-text.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Badge } from '../../ui/badge.tsx'
import { cachedMarkup } from '../../ui/cached-markup.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Swatch } from '../../ui/swatch.tsx'
import { ListedTitle } from '../../ui/headline.tsx'
import { clickCounted } from '../analytics/push.ts'
import { OwnPrice } from '../price/own-price.tsx'
import { TileCorner } from './tile-corner.ts'

export type ProductTileProps = {
  tile: Tile
  /** Level of the title, below the heading of the list. */
  heading: 'h2' | 'h3'
  /** The `sizes` of its picture. */
  sizes: string
  /** For tiles that are seen first. */
  eager?: boolean
  /** For the one whose picture is the largest of the first screen. */
  priority?: boolean
  /** The tile was followed, also into another tab. */
  onSelect?(): void
}

const MOST_SWATCHES = 5
/** No tile is wider than 320 px, of two device pixels each, or 213 of three; a page's tiles repeat the list. */
const TILE_WIDTHS = [320, 480, 640]

/** A product in a list. The title's link covers the whole tile; only the control in its corner is separate. */
export const ProductTile = cachedMarkup('tile', TileArticle, ({ tile, heading, sizes, eager, priority }) => [
  tile,
  heading,
  sizes,
  eager,
  priority,
])

function TileArticle({ tile, heading: Heading, sizes, eager, priority, onSelect }: ProductTileProps) {
  const corner = use(TileCorner)
  return (
    <article className="group tile">
      <div>
        {tile.picture && (
          <Picture
            picture={{ ...tile.picture, alt: '' }}
            sizes={sizes}
            widths={TILE_WIDTHS}
            eager={eager || priority}
            priority={priority}
            className="tile-picture"
          />
        )}
        <Marks tile={tile} />
      </div>
      <div>
        <p>{brandAndAudience(tile.brand, tile.gender, getLocale())}</p>
        <Heading>
          {/* The cover is the link's own, so that the whole tile opens in a new tab as links do. */}
          <PageLink to={tile.href} {...(onSelect && clickCounted(onSelect))}>
            <ListedTitle>{tile.title}</ListedTitle>
          </PageLink>
        </Heading>
        <OwnPrice productId={tile.id} price={tile.price} locale={getLocale()} className="tile-price" withPercent />
        <Rating tile={tile} />
        <StockNote tile={tile} />
        <Swatches swatches={tile.swatches} />
      </div>
      {corner?.(tile)}
    </article>
  )
}

/** One at most: what is not to be had yet, or else the first tag. */
function Marks({ tile }: { tile: Tile }) {
  if (!tile.preorder && tile.tags.length === 0) return null
  return (
    <ul>
      {tile.preorder && (
        <li>
          <Badge tone="gold">{m.tile_preorder()}</Badge>
        </li>
      )}
      {tile.tags.slice(0, tile.preorder ? 0 : 1).map(({ id, name, colour }) => (
        <li key={id}>
          <Badge tone={colour}>{name}</Badge>
        </li>
      ))}
    </ul>
  )
}

function Rating({ tile: { rating } }: { tile: Tile }) {
  if (!rating) return null
  const average = averageText(rating.average, getLocale())
  return (
    <p className="tile-rating">
      <span aria-hidden="true">
        {average} ({rating.count})
      </span>
      <span className="sr-only">
        {m.reviews_average({ average })}, {reviewsCount(rating.count)}
      </span>
    </p>
  )
}

const reviewsCount = (count: number) => (count === 1 ? m.reviews_count_one() : m.reviews_count({ count }))

function StockNote({ tile }: { tile: Tile }) {
  if (!tile.stock) return null
  const low = tile.stock === 'LOW_STOCK'
  return (
    <p className={`mt-1 text-xs font-semibold ${low ? 'text-gold-deep' : 'text-ink-soft'}`}>
      {low ? m.tile_low_stock() : m.tile_sold_out()}
    </p>
  )
}

/** One colour needs no swatch: the picture shows it. */
function Swatches({ swatches }: Pick<Tile, 'swatches'>) {
  if (swatches.length < 2) return null
  const rest = swatches.length - MOST_SWATCHES
  return (
    <p className="tile-swatches">
      <span className="sr-only">{m.tile_colours({ count: swatches.length })}</span>
      {swatches.slice(0, MOST_SWATCHES).map((hex, at) => (
        <Swatch key={`${hex} ${at}`} hex={hex} isPlain />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className="text-xs text-ink-soft tabular-nums">
          +{rest}
        </span>
      )}
    </p>
  )
}
