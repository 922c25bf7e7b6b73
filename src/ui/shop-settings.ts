import { createContext, useContext } from 'react'
import { noSettings, type PublicSettings } from '../domain/shell/settings.ts'

/** What the operator has set for the pages; the frame of the page provides it. */
export const Settings = createContext<PublicSettings>(noSettings)
export const useSettings = (): PublicSettings => useContext(Settings)
