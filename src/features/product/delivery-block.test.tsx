import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProduct, sampleVariant } from '../../domain/testing/samples.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { DeliveryBlock } from './delivery-block.tsx'

overwriteGetLocale(() => 'en')
const christmas = { day: '2099-12-25', name: { en: 'Christmas Day', fr: 'Noël' } }
const shown = (availableFrom: string) =>
  renderToStaticMarkup(
    <DeliveryBlock
      product={sampleProduct({ availability: 'Preorder', availableFrom })}
      variant={sampleVariant()}
      holidays={[christmas]}
    />,
  )

test('the statutory holidays within the days of an arrival are said beside it (acceptance 133)', () => {
  expect(shown('2099-12-21')).toContain('Statutory holidays in this period: Fri, Dec\u00a025 (Christmas Day)')
  expect(shown('2099-12-01')).not.toContain('Christmas')
})
