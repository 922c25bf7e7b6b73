'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { money } from '../../domain/money.ts'
import type { EffectRow, MarkdownEffect } from '../../domain/pricing/markdown-effect.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { useSaleWords, type SaleWord } from './sale-words.ts'
import { useAnswer } from './use-answer.ts'
import './markdowns.css'

const asked = [
  'kind',
  'percent',
  'amount',
  'price',
  'rounding',
  'active',
  'startsAt',
  'endsAt',
  'products',
  'categories',
  'brands',
  'collections',
  'exceptProducts',
  'exceptCategories',
  'exceptBrands',
  'exceptCollections',
] as const
const value = { percentage: 'percent', amount: 'amount', price: 'price' } as const
const lists = ['products', 'categories', 'brands', 'collections'] as const

/** What the sale would do as the form is filled in, before it is saved. */
export function MarkdownPreview() {
  const { id } = useDocumentInfo()
  const { say } = useSaleWords()
  const text = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(asked.map((name) => [name, fields[name]?.value]))),
  )
  const form = JSON.parse(text) as Record<string, unknown>
  const amount = form[value[form['kind'] as keyof typeof value] ?? 'percent']
  const isFilled = Number(amount) > 0 && lists.some((name) => Array.isArray(form[name]) && form[name].length > 0)
  const { answer, failed } = useAnswer<MarkdownEffect>(
    '/markdowns/preview',
    isFilled ? JSON.stringify({ ...form, ...(id !== undefined && { id }) }) : undefined,
  )
  return (
    <section className="field-type sale-preview" aria-labelledby="sale-preview">
      <h3 id="sale-preview">{say('title')}</h3>
      <div aria-live="polite">
        {!isFilled ? (
          <p>{say('fill')}</p>
        ) : failed ? (
          <p role="alert">{say('failed')}</p>
        ) : (
          !answer && <p>{say('wait')}</p>
        )}
        {answer && <Effect effect={answer} />}
      </div>
    </section>
  )
}

function Effect({ effect }: { effect: MarkdownEffect }) {
  const { say, counted, locale } = useSaleWords()
  const { changed, products, lower, faults, leftOut, rows, overlaps } = effect
  return (
    <>
      <p>
        <strong>{counted('sum', { variants: changed, products })}</strong> {lower > 0 && counted('lower', { n: lower })}{' '}
        {faults > 0 && counted('faults', { n: faults })} {leftOut > 0 && counted('leftOut', { n: leftOut })}
      </p>
      {overlaps.map(({ id, name, count, titles }) => (
        <p key={id} role="alert" className="sale-preview__overlap">
          {say('overlap', { name, count: reportNumbers(locale).count(count), titles: titles.join(', ') })}
        </p>
      ))}
      {rows.length > 0 && (
        <div className="sale-preview__scroll" tabIndex={0} role="region" aria-labelledby="sale-preview">
          <table>
            <thead>
              <tr>
                {(['product', 'sku', 'without', 'then', 'shownAs'] as const).map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className={name === 'without' || name === 'then' ? 'sale-preview__sum' : ''}
                  >
                    {say(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.sku} className={row.why && row.why !== 'lower-already' ? 'sale-preview__fault' : ''}>
                  <th scope="row">{row.title}</th>
                  <td>{row.sku}</td>
                  <td className="sale-preview__sum">{money(row.without, locale)}</td>
                  <td className="sale-preview__sum">{row.why ? say(whyWord[row.why]) : money(row.during, locale)}</td>
                  <td>
                    {row.from === row.to
                      ? say(`type_${row.to}`)
                      : `${say(`type_${row.from}`)} → ${say(`type_${row.to}`)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length < changed + lower + faults && <p>{counted('more', { n: rows.length })}</p>}
    </>
  )
}

const whyWord = {
  'not-positive': 'why_not_positive',
  'not-below': 'why_not_below',
  'lower-already': 'why_lower_already',
} satisfies Record<NonNullable<EffectRow['why']>, SaleWord>
