import { useEffect, useState } from 'react'
import type { WhoAmI } from './account-calls.ts'
import { isSignedIn, useSignedIn } from './signed-in.ts'

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
      (who) => setName(who.signedIn ? firstName(who.name) : undefined),
      () => undefined,
    )
  }, [isSignedIn])
  return isSignedIn ? name : undefined
}

/** What a form fills in for a signed-in shopper: what to call them, and their address. */
export async function whoWrites(): Promise<{ name: string; email: string } | undefined> {
  const who = isSignedIn() ? await whoIsHere() : undefined
  return who?.signedIn ? { name: firstName(who.name), email: who.email } : undefined
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
