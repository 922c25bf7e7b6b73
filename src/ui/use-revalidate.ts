import { useContext } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'

/** A way to read the page's data again, for who need not be drawn again at each step of a navigation. */
export function useRevalidate(): () => void {
  const router = useContext(RouterContext)?.router
  return () => void router?.revalidate()
}
