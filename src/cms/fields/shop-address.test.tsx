import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { ShopAddress } from './shop-address.tsx'

const preview = vi.hoisted((): { previewURL?: string } => ({}))
vi.mock('@payloadcms/ui', () => ({
  useLivePreviewContext: () => preview,
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}))

test.each([
  ['/fr/produits/camping/tentes', '/fr/produits/camping/tentes'],
  ['/api/preview?to=%2Ffr%2Fexplorer%2Fboutique&until=1&signature=x', '/fr/explorer/boutique'],
])('%s leads to what is written as %s', (previewURL, address) => {
  Object.assign(preview, { previewURL })
  const html = renderToStaticMarkup(<ShopAddress />)
  expect(html).toContain(`href="${previewURL.replaceAll('&', '&amp;')}"`)
  expect(html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')).toBe(
    `|${staffText('fr', 'label_shopAddress')}|${address}|`,
  )
})

test('what has no address yet says nothing', () => {
  Object.assign(preview, { previewURL: undefined })
  expect(renderToStaticMarkup(<ShopAddress />)).toBe('')
})
