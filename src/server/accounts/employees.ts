import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { EmployeeState } from '../../domain/accounts/account-view.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { isPin } from './employee-pin.ts'
import { employeeRoom, noteEmployeeUse } from './employee-prices.ts'
import type { SecurityLog } from './security-log.ts'
import type { Throttle, Attempt } from './sign-in-delay.ts'

type Options = {
  payload(): Promise<Payload>
  addressOf(request: IncomingMessage): string
  throttle: Throttle
  log: SecurityLog
  now?(): number
}

/** The entitlement of an account to employee prices (settled questions, acceptance 41, 104). */
export function employeeAccounts({ payload, addressOf, throttle, log, now = Date.now }: Options) {
  const ownOf = async (customerId: string) =>
    (
      await rowsOf(await payload())<{ staff_number: string; active: unknown }>(
        sql`select staff_number, active from employees where user_id = ${customerId}`,
      )
    )[0]

  return {
    async state(customerId: string, switchedOn: boolean): Promise<EmployeeState> {
      const own = await ownOf(customerId)
      if (!own) return { entitled: false }
      if (!own.active) return { entitled: false, ended: true }
      const left = await employeeRoom(rowsOf(await payload()), customerId, shopDay(now()))
      return { entitled: true, on: switchedOn, ...(left !== undefined && { left }) }
    },

    /**
     * Takes the entitlement of a staff number for an account. One account per employee: a number that is taken is
     * refused like a wrong PIN.
     */
    async take(customerId: string, form: Record<string, unknown>, request: IncomingMessage): Promise<AccountAnswer> {
      const [staffNumber, pin] = [form.staffNumber, form.pin].map((value) =>
        typeof value === 'string' ? value.replace(/\s/g, '') : '',
      )
      if (!staffNumber || !/^\d{4,10}$/.test(staffNumber) || !pin || !/^\d{6,12}$/.test(pin))
        return { ok: false, reason: 'pin-wrong', field: 'staffNumber' }
      const own: Attempt[] = [
        { counted: 'pin address', of: addressOf(request) },
        { counted: 'pin account', of: customerId },
        { counted: 'pin employee', of: staffNumber },
      ]
      const waits = await throttle.take(own)
      if (waits > 0) return { ok: false, reason: 'wait', seconds: Math.ceil(waits / 1000) }
      const database = await payload()
      const [employee] = await rowsOf(database)<{ pin_hash: string | null; user_id: string | null }>(
        sql`select pin_hash, user_id from employees where staff_number = ${staffNumber} and active = ${true}`,
      )
      const right = await isPin(pin, employee?.pin_hash)
      const taken = right && (await claim(database, customerId, staffNumber, employee?.pin_hash ?? ''))
      if (!taken) {
        await log(request, 'pin-failed', customerId)
        return { ok: false, reason: 'pin-wrong', field: 'staffNumber' }
      }
      await throttle.release(own)
      return { ok: true, notice: 'entitled' }
    },

    async switchTo(customerId: string, on: boolean): Promise<AccountAnswer> {
      const own = await ownOf(customerId)
      if (!own?.active) return { ok: false, reason: 'not-entitled' }
      await inTransaction(await payload(), async (rows) => {
        const changed = await rows(
          sql`update customers set employee_prices = ${on}, updated_at = ${new Date(now()).toISOString()} where id = ${customerId} and employee_prices = ${!on} returning id`,
        )
        if (changed.length > 0)
          await noteEmployeeUse(rows, {
            employee: own.staff_number,
            customerId,
            kind: on ? 'switched-on' : 'switched-off',
          })
      })
      return { ok: true, notice: on ? 'prices-on' : 'prices-off' }
    },
  }

  /**
   * True if the number is this account's now; false if it is another's, or the account has another number.
   * @param pinHash the PIN that was compared, which may be replaced by now
   */
  async function claim(database: Payload, customerId: string, staffNumber: string, pinHash: string): Promise<boolean> {
    return inTransaction(database, async (rows) => {
      const [other] = await rows(
        sql`select id from employees where user_id = ${customerId} and staff_number <> ${staffNumber}`,
      )
      if (other) return false
      const at = new Date(now()).toISOString()
      const claimed = await rows(
        sql`update employees set user_id = ${customerId}, updated_at = ${at} where staff_number = ${staffNumber} and pin_hash = ${pinHash} and active = ${true} and (user_id is null or user_id = ${customerId}) returning id`,
      )
      if (claimed.length === 0) return false
      await rows(sql`update customers set employee_prices = ${true}, updated_at = ${at} where id = ${customerId}`)
      await noteEmployeeUse(rows, { employee: staffNumber, customerId, kind: 'taken' })
      return true
    })
  }
}
