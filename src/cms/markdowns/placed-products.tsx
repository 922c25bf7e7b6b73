'use client'
import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FoundProduct, Within } from '../../domain/pricing/found-products.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { useSaleWords } from './sale-words.ts'
import { useAnswer } from './use-answer.ts'
import '../fields/form-hint.css'

const kinds = { categories: 'outside_categories', 'product-collections': 'outside_product_collections' } as const

/**
 * Below the products that are put first on a page: which of them are not in its category or collection, as putting them
 * first adds none. A collection, which has no rule, says also how many are in it and where one adds some.
 */
export function PlacedProducts() {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { locale, say } = useSaleWords()
  const first = useFormFields(([fields]) => fields['onPage.productsFirst']?.value)
  const of = collectionSlug === 'categories' || collectionSlug === 'product-collections' ? collectionSlug : undefined
  const ids = Array.isArray(first) ? first.map(Number) : []
  const { answer } = useAnswer<{ chosen: FoundProduct[]; within: Within }>(
    '/markdowns/find',
    of && id !== undefined ? JSON.stringify({ ids, within: { of, id: Number(id) } }) : undefined,
  )
  if (!of) return null
  const outside = answer?.chosen.filter((product) => answer.within.outside.includes(product.id)) ?? []
  const count = answer?.within.count
  const where = `where[or][0][and][0][collections][in]=${id}&where[or][0][and][1][_status][equals]=published`
  const list = `${config.routes.admin}/collections/products?${where}`
  return (
    <div className="field-type">
      <div role="status">
        {outside.length > 0 && (
          <p className="form-hint">{say(kinds[of], { titles: outside.map(({ title }) => title).join(', ') })}</p>
        )}
      </div>
      {of === 'product-collections' && (
        <p>
          {count !== undefined && (
            <>
              {say('within', { n: reportNumbers(locale).count(count) })} <a href={list}>{say('withinList')}</a>
              <br />
            </>
          )}
          {say('withinAdd')}
        </p>
      )}
    </div>
  )
}
