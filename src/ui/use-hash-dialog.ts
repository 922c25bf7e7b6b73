import { useLocation, useNavigate } from 'react-router'
import { useOnceHydrated } from './use-hydrated.ts'

/**
 * A dialog that has an address: it is open while the URL's hash is its name. So it can be linked to, and Back closes
 * it. Opening adds an entry to the history; closing takes that entry back, or only drops the hash where the page was
 * entered by it.
 */
export function useHashDialog(name: string) {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const open = useOnceHydrated(hash === `#${name}`, false)
  return {
    open,
    show: () => void navigate({ search, hash: name }, { preventScrollReset: true, state: { openedHere: true } }),
    hide: () => {
      if (!open) return
      if ((state as { openedHere?: boolean } | null)?.openedHere) void navigate(-1)
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    },
  }
}
