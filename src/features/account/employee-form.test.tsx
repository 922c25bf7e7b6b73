import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmployeeForm } from './employee-form.tsx'

test('after a refusal the staff number is still there, and the PIN is not', () => {
  const html = renderToStaticMarkup(
    <EmployeeForm
      locale="fr"
      employee={{ entitled: false }}
      answer={{ ok: false, reason: 'pin-wrong', field: 'staffNumber' }}
      typed={{ intent: 'employee', staffNumber: '10234' }}
    />,
  )
  const [number, pin] = ['staffNumber', 'pin'].map(
    (name) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0],
  )
  expect(number).toContain('value="10234"')
  expect(pin).not.toContain('value=')
})
