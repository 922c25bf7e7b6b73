import { useSyncExternalStore } from 'react'
import { readAccountMark } from '../../domain/accounts/account-mark.ts'

const never = () => () => {}

/**
 * Whether somebody is signed in, as far as the browser's own cookie tells (docs/contracts.md): only for what is
 * offered, never for what is allowed.
 */
export const isSignedIn = (): boolean => readAccountMark(document.cookie) !== undefined

export const useSignedIn = (): boolean => useSyncExternalStore(never, isSignedIn, () => false)
