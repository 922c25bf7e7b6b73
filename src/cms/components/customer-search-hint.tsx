'use client'
import { useListQuery, useTranslation } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/** Below a search of customers that found nobody: where else to look. */
export function CustomerSearchHint() {
  const locale = localeOr(useTranslation().i18n.language)
  const { data, query } = useListQuery()
  if (!query.search || data?.totalDocs) return null
  return (
    <p role="status">
      {staffText(locale, 'customers_byPhone')}{' '}
      <a href={`/admin/collections/orders?search=${encodeURIComponent(query.search)}`}>
        {staffText(locale, 'customers_searchOrders')}
      </a>
    </p>
  )
}
