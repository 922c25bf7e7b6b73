'use client'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { localeOr } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { button } from '../components/csv-tools.tsx'
import { ListExport } from '../components/list-export.tsx'
import { importWord } from './import-words.ts'

/** Above the list of products: what it shows as a table, and the page where one comes in. */
export function ProductsTools() {
  const { config } = useConfig()
  const { user } = useAuth()
  const locale = localeOr(useTranslation().i18n.language)
  return (
    <div className="csv-tools">
      <div className="csv-tools__row">
        <ListExport
          list="products"
          file="products.csv"
          words={({ isNarrowed, ...shown }) =>
            isNarrowed ? importWord(locale, 'exportListed', shown) : importWord(locale, 'exportAll')
          }
        />
        {allowed(roleOf(user), 'products', 'create') && (
          <Link href={`${config.routes.admin}/products-import`} prefetch={false} className={button}>
            {importWord(locale, 'open')}
          </Link>
        )}
      </div>
    </div>
  )
}
