// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { field, show, type } from '../testing/shown.ts'
import { sheetWord } from './order-sheet-words.ts'
import { ParcelForm } from './parcel-form.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const [carrier, code] = [sheetWord('fr', 'carrier'), sheetWord('fr', 'code')]
function Form() {
  const [typed, setTyped] = useState({})
  return (
    <ParcelForm order={sampleOrder()} language="fr" busy={false} typed={typed} onType={setTyped} onSend={() => {}} />
  )
}
const said = () => document.querySelector('[role=status]')?.textContent

test('a tracking number chooses its carrier, and is doubted where staff named another', async () => {
  await show(<Form />)
  expect(field(carrier).value).toBe('Postes Canada')
  await type(code, '1Z999AA10123456784')
  expect([field(carrier).value, said()]).toEqual(['UPS', ''])
  await type(carrier, 'Postes Canada')
  expect(said()).toBe('Ce numéro ressemble à un numéro de UPS, et non de Postes Canada.')
  await type(carrier, 'Vélo Express')
  expect(said()).toBe('')
})
