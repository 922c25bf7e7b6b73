import { Link } from '../../ui/link.tsx'
import type { FacetValue } from '../../domain/catalog/listing.ts'
import { countText } from '../../domain/digits.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'
import { Swatch } from '../../ui/swatch.tsx'

type FacetValuesProps = {
  values: FacetValue[]
  hrefOf(value: FacetValue): string
  hexOf?(value: FacetValue): string
  look?: 'line' | 'chip'
  /** How many are shown at once; the rest waits behind a button. */
  most?: number
}

/** The values of one facet. */
export function FacetValues({ values, hrefOf, hexOf, look = 'line', most = values.length }: FacetValuesProps) {
  const list = (shown: FacetValue[]) => (
    <ul className={look === 'chip' ? 'flex flex-wrap gap-2' : ''}>
      {shown.map((value) => (
        <li key={value.key} style={value.above && { paddingLeft: `${value.above.length * 1.25}rem` }}>
          {look === 'chip' ? (
            <ChipLink href={hrefOf(value)} chosen={value.chosen} name={value.name} count={value.count} />
          ) : (
            <FacetLink
              href={hrefOf(value)}
              chosen={value.chosen}
              name={value.name}
              count={value.count}
              hex={hexOf?.(value)}
            />
          )}
        </li>
      ))}
    </ul>
  )
  const rest = values.slice(most)
  return (
    <>
      {list(values.slice(0, most))}
      {rest.length > 0 && (
        <details open={rest.some(({ chosen }) => chosen)} className="group/rest mt-1">
          <summary className="flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 list-none lg:min-h-9 [&::-webkit-details-marker]:hidden">
            <span className="group-open/rest:hidden">{m.facet_more({ count: rest.length })}</span>
            <span className="hidden group-open/rest:inline">{m.facet_fewer()}</span>
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}

type FacetLinkProps = {
  href: string
  chosen: boolean
  name: string
  count?: number
  hex?: string
  onClick?: (() => void) | undefined
}

/** A value with the look of a checkbox; it is a link, because it leads to another listing. */
export function FacetLink({ href, chosen, name, count, hex, onClick }: FacetLinkProps) {
  return (
    <Link {...filterLink(href, chosen)} onClick={onClick} className="group/value facet-value">
      <span className={chosen ? 'facet-box border-spruce bg-spruce text-surface' : 'facet-box'}>
        {chosen && <Icon name="check" size={14} />}
      </span>
      {hex && <Swatch hex={hex} />}
      <span className={chosen ? 'facet-name font-semibold' : 'facet-name'}>{name}</span>
      <Count count={count} />
    </Link>
  )
}

function ChipLink({ href, chosen, name, count }: Omit<FacetLinkProps, 'hex' | 'onClick'>) {
  return (
    <Link
      {...filterLink(href, chosen)}
      className={
        chosen
          ? 'facet-chip border-spruce bg-spruce font-semibold text-surface'
          : 'facet-chip hover:border-ink hover:bg-ground-soft'
      }
    >
      {name}
      {count !== undefined && <span className="sr-only"> ({countText(count, getLocale())})</span>}
    </Link>
  )
}

function Count({ count }: { count?: number }) {
  if (count === undefined) return null
  return (
    <span className="facet-count">
      <span className="sr-only">(</span>
      {countText(count, getLocale())}
      <span className="sr-only">)</span>
    </span>
  )
}

/** Crawlers need not walk every combination; shoppers stay where they have scrolled to (acceptance 28). */
const filterLink = (to: string, chosen: boolean) => ({
  to,
  rel: 'nofollow',
  preventScrollReset: true,
  'aria-current': chosen ? ('true' as const) : undefined,
})
