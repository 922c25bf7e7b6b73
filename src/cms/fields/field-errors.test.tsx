// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ProductPicker } from '../markdowns/product-picker.tsx'
import { filled } from '../testing/payload-ui.tsx'
import { show } from '../testing/shown.ts'
import { CentsInput } from './cents-input.tsx'
import { ColourInput } from './colour-input.tsx'
import { DayInput } from './day-input.tsx'
import { KeySelect } from './key-select.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const of = { name: 'it', label: 'It' }
const fields = {
  amount: <CentsInput field={of} path="it" />,
  colour: <ColourInput field={of} path="it" />,
  day: <DayInput field={of} path="it" />,
  key: <KeySelect label="It" path="it" choices={[]} none="choice_unknown" />,
  products: <ProductPicker field={{ ...of, relationTo: 'products' }} path="it" />,
}

// What is looked for there is Payload's own class for it.
test.each(Object.entries(fields))(
  'a refused %s is one of the form’s mistakes, where the focus goes',
  async (_, one) => {
    const isMistake = () => document.querySelector('.field-type.error input, .field-type.error textarea') !== null
    filled({})
    await show(one)
    expect(isMistake()).toBe(false)
    filled({ errorMessage: 'It is missing' })
    await show(one)
    expect(isMistake()).toBe(true)
  },
)
