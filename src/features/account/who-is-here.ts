import { useEffect, useState } from 'react'
import type { WhoAmI } from './account-calls.ts'
import { useSignedIn } from './signed-in.ts'

let asked: Promise<WhoAmI> | undefined

/**
 * The signed-in shopper, asked for once until somebody has signed out: its list of wishes and its name are in one
 * answer.
 */
export const whoIsHere = (): Promise<WhoAmI> => (asked ??= import('./account-calls.ts').then(({ whoAmI }) => whoAmI()))

/** What to call the shopper; undefined until it is known, and for a guest. */
export function useFirstName(): string | undefined {
  const isSignedIn = useSignedIn()
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (!isSignedIn) {
      // The next who signs in may be somebody else.
      asked = undefined
      setName(undefined)
      return
    }
    whoIsHere().then(
      (who) => setName(who.signedIn ? who.name.trim().split(/\s+/)[0] : undefined),
      () => undefined,
    )
  }, [isSignedIn])
  return isSignedIn ? name : undefined
}
