'use client'
import { useListQuery, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { useChoices } from '../fields/use-choices.ts'
import { staffText } from '../staff-words.ts'
import { storeIn, withStore } from './store-filter.ts'
import '../components/list-tools.css'

/** Above the list of orders: those with something to pick up at one store, whole or in part. */
export function StoreFilter() {
  const { query, handleWhereChange } = useListQuery()
  const locale = localeOr(useTranslation().i18n.language)
  const stores = (useChoices('places') ?? []).filter(({ value }) => value !== 'online')
  if (stores.length === 0) return null
  const slugs = stores.map(({ value }) => value)
  return (
    <section aria-label={staffText(locale, 'one_stores')} className="list-tools">
      <label>
        {staffText(locale, 'one_stores')}
        <select
          value={storeIn(query.where, slugs)}
          onChange={({ target }) => void handleWhereChange?.(withStore(query.where, target.value))}
        >
          <option value="">{staffText(locale, 'orders_anyStore')}</option>
          {stores.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

/** The stores at which something of an order is picked up, by name; one that is no more, by its key. */
export function StoresCell({ cellData }: DefaultCellComponentProps) {
  const places = useChoices('places')
  const slugs = String(cellData ?? '')
    .split('|')
    .filter(Boolean)
  const nameOf = (slug: string) => places?.find(({ value }) => value === slug)?.label ?? slug
  return <span>{places !== undefined && slugs.map(nameOf).join(', ')}</span>
}
