import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import { staffRequest } from './staff.ts'

export const pin = '820134'
let count = 0

/** An employee made in the admin, and a rule that takes 30% off everything; both end with `dispose`. */
export async function newEmployee() {
  const staff = await staffRequest()
  const staffNumber = `${String(Date.now()).slice(-7)}${process.pid % 10}${++count}`
  const made = await staff.post('/admin/api/employees', { data: { name: 'Léa', staffNumber, pin, active: true } })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = ((await made.json()) as { doc: { id: number } }).doc
  const rule = await staff.post('/admin/api/employee-rules', {
    data: { name: `Rule ${staffNumber}`, kind: 'discount', percent: 30, active: true },
  })
  expect(rule.status(), await rule.text()).toBe(201)
  const ruleId = ((await rule.json()) as { doc: { id: number } }).doc.id
  await staff.dispose()
  /** Each by a connection of its own: one that was idle through a long errand may be closed. */
  const later = async (act: (request: APIRequestContext) => Promise<APIResponse>) => {
    const request = await staffRequest()
    expect((await act(request)).status()).toBe(200)
    await request.dispose()
  }
  return {
    staffNumber,
    /** Ends the entitlement as an editor does. */
    end: () => later((request) => request.patch(`/admin/api/employees/${id}`, { data: { active: false } })),
    dispose: () => later((request) => request.delete(`/admin/api/employee-rules/${ruleId}`)),
  }
}
