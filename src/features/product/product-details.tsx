import type { ReactNode } from 'react'
import type { Product } from '../../domain/catalog/product.ts'
import { measureText } from '../../domain/measure.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { cachedMarkup } from '../../ui/cached-markup.tsx'

/** The details of a product, below the fold. */
export const ProductDetails = cachedMarkup('details', Details, ({ product }: Props) => {
  const { description, features, materials, care, specifications, id } = product
  return [description, features, materials, care, specifications, id]
})

type Props = {
  product: Pick<Product, 'description' | 'features' | 'materials' | 'care' | 'specifications' | 'id'>
}

function Details({ product: { description, features, materials, care, specifications, id } }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-12 border-t border-line pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-14">
      <div className="flex flex-col gap-10">
        <Part heading={m.product_description()}>
          <p className="max-w-prose text-lg whitespace-pre-line">{description}</p>
        </Part>
        {features.length > 0 && (
          <Part heading={m.product_features()}>
            <ul className="max-w-prose list-disc space-y-1.5 pl-5 marker:text-line-strong">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <div className="flex flex-col gap-10">
        <Part heading={m.product_specifications()}>
          <table className="facts">
            <tbody className="divide-y divide-line border-y border-line">
              {specifications.map(({ label, value }) => (
                <Row key={label} label={label} value={measureText(value, getLocale())} />
              ))}
              <Row label={m.product_number()} value={id} />
            </tbody>
          </table>
        </Part>
        {materials && (
          <Part heading={m.product_materials()}>
            <p className="max-w-prose whitespace-pre-line">{materials}</p>
          </Part>
        )}
        {care && (
          <Part heading={m.product_care()}>
            <p className="max-w-prose whitespace-pre-line">{care}</p>
          </Part>
        )}
      </div>
    </div>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="wide mb-4 text-heading">{heading}</h2>
    {children}
  </section>
)

const Row = ({ label, value }: { label: string; value: string }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{value}</td>
  </tr>
)
