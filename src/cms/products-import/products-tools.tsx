'use client'
import { useAuth, useConfig, useListQuery, useLocale, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { localeOr } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { button } from '../components/csv-tools.tsx'
import { listFilter } from '../saved-views/saved-view.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { importWord } from './import-words.ts'

/** Above the list of products: what it shows as a table, and the page where one comes in. */
export function ProductsTools() {
  const { config } = useConfig()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const content = useLocale().code
  const { data } = useListQuery()
  const filter = listFilter(useSearchParams().toString())
  const locale = localeOr(i18n.language)
  const { routes } = config
  // Words are filtered in the language of the list.
  const query = new URLSearchParams([['format', 'csv'], ...(filter.length > 0 ? [['locale', content], ...filter] : [])])
  const count = data?.totalDocs ?? 0
  return (
    <div className="csv-tools">
      <div className="csv-tools__row">
        <a
          href={`${routes.api}/products/export?${query.toString()}`}
          download="products.csv"
          aria-describedby="products-exported"
          className={button}
        >
          {importWord(locale, 'exportCsv')}
        </a>
        <p id="products-exported">
          {filter.length > 0
            ? importWord(locale, 'exportListed', { count, written: reportNumbers(locale).count(count) })
            : importWord(locale, 'exportAll')}
        </p>
        {allowed(roleOf(user), 'products', 'create') && (
          <Link href={`${routes.admin}/products-import`} prefetch={false} className={button}>
            {importWord(locale, 'open')}
          </Link>
        )}
      </div>
    </div>
  )
}
