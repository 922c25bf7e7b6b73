import type { ViewProps } from '../view.ts'

export function ProductCarouselBlock({
  slice: { heading, products, more },
  renderProducts,
}: ViewProps<'productcarousel'>) {
  if (products.length === 0) return null
  return <div className="page-width">{renderProducts({ heading, products, more })}</div>
}
