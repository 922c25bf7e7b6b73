import { useContext } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'

/** The router, for who must not be drawn again at each step of a navigation, as by React Router's own hooks. */
export const useRouter = () => useContext(RouterContext)?.router
