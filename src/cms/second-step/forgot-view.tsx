import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ForgotForm } from './forgot-form.tsx'

/** `/admin/forgot`, in place of Payload's own, which says that a mail was sent whatever the server answered. */
export function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
  const { routes, admin } = req.payload.config
  // Whoever is signed in changes the password there.
  if (req.user) redirect(routes.admin + admin.routes.account)
  return <ForgotForm />
}
