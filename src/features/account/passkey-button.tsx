import { useState } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { hasPasskeys, runPasskey } from './account-calls.ts'

/** Signs in by the device's own lock. Shown where the browser can do it. */
export function PasskeyButton({ locale, to }: { locale: Locale; to?: string }) {
  const hydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!hydrated || !hasPasskeys()) return null
  const signIn = async () => {
    setState('busy')
    const answer = await runPasskey('sign-in', locale)
    if (answer.ok)
      location.assign(answer.wishesLeft ? paths.account(locale, 'wishlist') : (to ?? paths.account(locale)))
    else setState('failed')
  }
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        size="lg"
        className="max-sm:w-full"
        aria-disabled={state === 'busy' || undefined}
        onClick={() => void signIn()}
      >
        {m.account_passkey()}
      </Button>
      <p role="status" className="mt-2 text-sm text-red-deep">
        {state === 'failed' && m.account_passkey_failed()}
      </p>
    </div>
  )
}
