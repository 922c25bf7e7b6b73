'use client'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { localeOr } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { button } from '../components/csv-tools.tsx'
import { importWord } from './import-words.ts'

/** Above the list of products: the table out, and the page where one comes in. */
export function ProductsTools() {
  const { config } = useConfig()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const { routes } = config
  return (
    <div className="csv-tools">
      <div className="csv-tools__row">
        <a href={`${routes.api}/products/export?format=csv`} download="products.csv" className={button}>
          {importWord(locale, 'exportCsv')}
        </a>
        {allowed(roleOf(user), 'products', 'create') && (
          <Link href={`${routes.admin}/products-import`} prefetch={false} className={button}>
            {importWord(locale, 'open')}
          </Link>
        )}
      </div>
    </div>
  )
}
