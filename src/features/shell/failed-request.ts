import { createContext, useContext } from 'react'

/** The id of the request whose page could not be made, in the page that says so; customer service finds it in the log. */
export const FailedRequest = createContext<string | undefined>(undefined)

/** In the browser it is what the document of that request has. */
export const useFailedRequest = (): string | undefined =>
  useContext(FailedRequest) ?? (typeof document === 'undefined' ? undefined : document.documentElement.dataset.request)
