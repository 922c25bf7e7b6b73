import { redirect } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { ShopName } from '../views/brand.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** `/admin/login`, in place of Payload's own, which knows no second step. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const to = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (req.user) redirect(to)
  return (
    <>
      <div className="login__brand">
        <ShopName />
      </div>
      <SignInForm to={to} />
    </>
  )
}
