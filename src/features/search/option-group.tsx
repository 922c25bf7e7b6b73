import { Link } from '../../ui/link.tsx'
import { audienceName } from '../../domain/catalog/audience.ts'
import type { Locale } from '../../domain/locale.ts'
import { countText } from '../../domain/digits.ts'
import type { TextPart } from '../../domain/search/marked-text.ts'
import type { ProductSuggestion } from '../../domain/search/product-suggestion.ts'
import { searchImage } from '../../domain/search/search-image.ts'
import { SEARCH_IMAGE_SIZES } from '../../domain/shell/media.ts'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/badge.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { OwnPrice } from '../price/own-price.tsx'
import type { Option } from './options.ts'

export type OptionGroupProps = {
  id: string
  heading: string
  icon?: IconName
  options: { option: Option; at: number }[]
  active: number | undefined
  idOf(at: number): string
  locale: Locale
  onChoose(option: Option): void
}

/** The options of one kind under their heading. Each is a link: it can be opened in another tab. */
export function OptionGroup({ id, heading, icon, options, active, idOf, locale, onChoose }: OptionGroupProps) {
  if (options.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="px-5 pt-2 pb-1 text-xs font-semibold text-ink-soft">
        {heading}
      </p>
      {options.map(({ option, at }) => (
        <Link
          // Of its own: the row of another product would show this one's picture until its own has come.
          key={`${option.kind} ${option.href}`}
          id={idOf(at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          to={option.href}
          onClick={() => onChoose(option)}
          className="mx-2 flex min-h-11 items-center gap-3 rounded-card px-3 py-1.5 text-[0.9375rem] hover:bg-ground-soft aria-selected:bg-spruce-pale lg:min-h-10"
        >
          {option.kind === 'product' ? (
            <ProductLine product={option.product} locale={locale} />
          ) : option.kind === 'all' ? (
            <AllLine total={option.total} locale={locale} />
          ) : (
            <QueryLine icon={icon} parts={option.parts} />
          )}
        </Link>
      ))}
    </div>
  )
}

const QueryLine = ({ icon, parts }: { icon?: IconName; parts: TextPart[] }) => (
  <>
    {icon && <Icon name={icon} size={18} className="text-ink-soft" />}
    <span className="min-w-0 wrap-break-word">
      <Marked parts={parts} />
    </span>
  </>
)

const AllLine = ({ total, locale }: { total: number; locale: Locale }) => (
  <span className="flex items-center gap-2 font-semibold underline underline-offset-4">
    {m.search_all({ count: total, shown: countText(total, locale) })}
    <Icon name="arrow-right" size={18} />
  </span>
)

function ProductLine({ product, locale }: { product: ProductSuggestion; locale: Locale }) {
  const { id: productId, title, image, colour, gender, tags, price } = product
  return (
    <>
      <span className="size-15 shrink-0 overflow-hidden rounded-card bg-ground">
        {image && (
          <img
            {...searchImage(image)}
            sizes={SEARCH_IMAGE_SIZES}
            width={60}
            height={60}
            alt=""
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 grow sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
        <span className="line-clamp-2 leading-snug">
          <Marked parts={title} />
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm sm:contents">
          <OwnPrice
            productId={productId}
            price={price}
            locale={locale}
            className="sm:row-span-2 sm:flex-col sm:items-end sm:self-center"
          />
          <span className="contents sm:mt-0.5 sm:flex sm:flex-wrap sm:items-center sm:gap-x-2.5 sm:gap-y-1">
            {gender && <span className="text-ink-soft">{audienceName(gender, locale)}</span>}
            {colour && <span className="text-ink-soft">{m.search_colour({ colour })}</span>}
            {tags.slice(0, 1).map(({ id, name, colour: tone }) => (
              <Badge key={id} tone={tone}>
                {name}
              </Badge>
            ))}
          </span>
        </span>
      </span>
    </>
  )
}

/** The matched text is highlighted; a screen reader reads it as plain text. */
const Marked = ({ parts }: { parts: TextPart[] }) =>
  parts.map(({ text, marked }, at) =>
    marked ? (
      <mark
        key={at}
        className="bg-transparent font-bold text-inherit forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
