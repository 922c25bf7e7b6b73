import { Suspense } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'

const SignInDialog = lazyDialog(async () => (await import('./sign-in-dialog.tsx')).SignInDialog)
const EmployeeDialog = lazyDialog(async () => (await import('./employee-dialog.tsx')).EmployeeDialog)

/** The addresses of these modals on any page. */
export const SIGN_IN_MODAL = 'sign-in'
export const EMPLOYEE_MODAL = 'employee-pricing'

type Props = { locale: Locale; open: boolean; onClose(): void }

/** Signing in on the page where one is; its code comes with its first opening (acceptance 37). */
export function SignInModal(props: Props) {
  return (
    useWasOpen(props.open) && (
      <Suspense>
        <SignInDialog {...props} />
      </Suspense>
    )
  )
}

/** Employee prices, on any page; its code comes with its first opening (acceptance 37). */
export function EmployeeModal(props: Props & { onChanged?(): void }) {
  return (
    useWasOpen(props.open) && (
      <Suspense>
        <EmployeeDialog {...props} />
      </Suspense>
    )
  )
}
