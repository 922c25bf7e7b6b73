import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Slices } from '../blocks/views.tsx'
import { localeOfPath } from '../domain/locale.ts'
import { ProductCarousel } from '../features/catalog/product-carousel.tsx'
import { pageRead } from '../server/pages/page-read.ts'

/**
 * Every block in every state, each under its anchor and its type; in development only (src/routes.ts), so it has no
 * generated types.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, locale, tag } = pageRead(args)
  if (!localeOfPath(args.url.pathname)) throw redirect('/en/dev/blocks')
  const page = await shop.blockSamples(locale, tag)
  if (!page) throw data(null, { status: 404 })
  return { ...page, path: { en: '/en/dev/blocks', fr: '/fr/dev/blocks' } }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta = () => [{ title: 'Every block' }, { name: 'robots', content: 'noindex' }]

export default function DevBlocksRoute() {
  const { slices, title } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="wide page-width py-10 text-title">{title}</h1>
      {slices.map((slice) => (
        <div key={slice.id} data-slice={slice.type}>
          <p className="page-width border-t border-line py-3 text-sm text-ink-soft">
            <code>
              {slice.type} #{slice.id}
            </code>
          </p>
          <Slices
            slices={[slice]}
            opensPage={false}
            renderProducts={({ heading, products, more }) => (
              <ProductCarousel heading={heading} tiles={products} more={more} />
            )}
          />
        </div>
      ))}
    </>
  )
}
