'use client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { localeOr, type Locale } from '../../domain/locale.ts'
import type { TaxedInFull } from '../../domain/tax/tax-report.ts'
import { wordsOf } from '../staff-words.ts'
import './search-report.css'

const word = wordsOf('tax_report')

type State = { products?: TaxedInFull[]; failed?: boolean }

/** The children's products without a tax class, each with the way to its form. */
export function TaxReportTable() {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [{ products, failed }, setState] = useState<State>({})
  useEffect(() => {
    const leave = new AbortController()
    fetch('/admin/api/tax-report', { signal: leave.signal })
      .then(async (answer) =>
        setState(answer.ok ? { products: (await answer.json()) as TaxedInFull[] } : { failed: true }),
      )
      .catch(() => leave.signal.aborted || setState({ failed: true }))
    return () => leave.abort()
  }, [])
  return (
    <div className="search-report">
      <h1>{word(locale, 'title')}</h1>
      <p>{word(locale, 'text')}</p>
      <div aria-live="polite">
        {failed ? (
          <p role="alert">{word(locale, 'failed')}</p>
        ) : !products ? (
          <p>{word(locale, 'loading')}</p>
        ) : products.length === 0 ? (
          <p>{word(locale, 'none')}</p>
        ) : (
          <Products products={products} locale={locale} />
        )}
      </div>
    </div>
  )
}

function Products({ products, locale }: { products: TaxedInFull[]; locale: Locale }) {
  return (
    <div className="search-report__scroll">
      <table>
        <thead>
          <tr>
            {(['code', 'name', 'categories'] as const).map((column) => (
              <th key={column} scope="col">
                {word(locale, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, code, title, categories }) => (
            <tr key={code}>
              <th scope="row">
                <a href={`/admin/collections/products/${id}`}>{code}</a>
              </th>
              <td>{title[locale]}</td>
              <td>{categories.map((category) => category[locale]).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
