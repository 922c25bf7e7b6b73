import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'

type Props = { regular: Cents; quantity: number; locale: Locale }

/** Below the total of a line that is bought at an employee price: what its units cost others. */
export const EmployeeLine = ({ regular, quantity, locale }: Props) => (
  <p className="text-sm font-semibold text-spruce">
    {m.account_employee_price_line({ amount: money(regular * quantity, locale) })}
  </p>
)
