'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { localeOr, locales } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { staffText } from '../staff-words.ts'
import { languageState } from './list-facts.ts'
import { useListFacts } from './use-list-facts.ts'
import './cells.css'

const useRow = ({ rowData }: DefaultCellComponentProps) => ({
  facts: useListFacts(String(rowData.id), String(rowData.updatedAt)),
  locale: localeOr(useTranslation().i18n.language),
})

/** The first picture; the title beside it says what it is. */
export function PictureCell(props: DefaultCellComponentProps) {
  const { facts } = useRow(props)
  return (
    <span className="product-picture">
      {facts?.picture && (
        <img
          src={`/media/${encodeURIComponent(facts.picture)}?w=200&q=65`}
          alt=""
          width={48}
          height={48}
          loading="lazy"
        />
      )}
    </span>
  )
}

/** What it costs, or from what to what. */
export function PricesCell(props: DefaultCellComponentProps) {
  const { facts, locale } = useRow(props)
  const [lowest, highest] = facts?.prices ?? []
  if (lowest === undefined || highest === undefined) return <span />
  const text = lowest === highest ? money(lowest, locale) : `${money(lowest, locale)} – ${money(highest, locale)}`
  return <span className="product-figure">{text}</span>
}

/** Units online, of all variants, and how many of these are nearly gone; none of them is worth a word. */
export function StockCell(props: DefaultCellComponentProps) {
  const { facts, locale } = useRow(props)
  if (!facts) return <span />
  const { stock, low } = facts
  if (stock === undefined) return <span>{staffText(locale, 'list_not_stocked')}</span>
  if (stock === 0)
    return <span className="product-figure product-figure--none">{staffText(locale, 'list_sold_out')}</span>
  return (
    <span className="product-figure">
      {stock.toLocaleString(`${locale}-CA`)}
      {low > 0 && <span className="product-low">{staffText(locale, 'list_low', { count: low })}</span>}
    </span>
  )
}

/** In which languages it is in the shop, or could be: a product without words of a language is not shown in it. */
export function LanguagesCell(props: DefaultCellComponentProps) {
  const { facts, locale } = useRow(props)
  if (!facts) return <span />
  const isDraft = props.rowData._status !== 'published'
  return (
    <span className="product-languages">
      {locales.map((each) => {
        const state = languageState(facts, isDraft, each)
        return (
          <span key={each} className={`product-language product-language--${state}`}>
            {staffText(locale, 'list_language', {
              language: staffText(locale, `language_${each}`),
              state: staffText(locale, `list_${state}`),
            })}
          </span>
        )
      })}
    </span>
  )
}
