import { inShop } from '../../domain/shop-name.ts'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { EmployeeState } from '../../domain/accounts/account-view.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { fieldError } from './account-words.ts'

type Props = {
  locale: Locale
  employee: EmployeeState
  answer?: AccountAnswer
  /** What was typed into the form that was refused. */
  typed?: Record<string, string>
  action?: string
  onSubmit?(form: HTMLFormElement): void
  busy?: boolean
}

/** Staff number and PIN once; then a switch. The server alone knows what employees pay. */
export function EmployeeForm({ locale, employee, answer, typed, action, onSubmit, busy }: Props) {
  if (!employee.entitled) {
    // No staff number and PIN bring it back: the right is given again in the admin.
    if (employee.ended) return <p className="mb-5">{m.account_employee_ended()}</p>
    return (
      <>
        <p className="mb-5">{m.account_employee_text(inShop())}</p>
        <AccountForm
          intent="employee"
          action={action}
          submit={m.account_employee_confirm()}
          look={{ size: 'lg' }}
          onSubmit={onSubmit}
          busy={busy}
        >
          <TextField
            label={m.account_staff_number()}
            name="staffNumber"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={typed?.staffNumber}
            error={fieldError(answer, 'staffNumber')}
            required
          />
          <TextField
            label={m.account_pin()}
            name="pin"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            required
          />
        </AccountForm>
      </>
    )
  }
  return (
    <>
      <p className="mb-2 text-lg font-semibold">{employee.on ? m.account_employee_on() : m.account_employee_off()}</p>
      {employee.on && (
        <p className="mb-4">
          {m.account_employee_where()}
          {/* Public pages are the same for all: what only this shopper pays is fetched beside them. */}
          <span className="hidden noscript:block">{m.account_employee_no_script()}</span>
        </p>
      )}
      {employee.left !== undefined && (
        <p className="mb-4">{m.account_employee_left({ amount: money(employee.left, locale) })}</p>
      )}
      <AccountForm
        intent="employee-prices"
        action={action}
        hidden={{ on: employee.on ? undefined : 'on' }}
        submit={employee.on ? m.account_employee_switch_off() : m.account_employee_switch_on()}
        look={{ variant: employee.on ? 'secondary' : 'primary', size: 'lg' }}
        onSubmit={onSubmit}
        busy={busy}
      />
    </>
  )
}
