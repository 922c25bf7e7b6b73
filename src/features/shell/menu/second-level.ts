import { createContext } from 'react'
import type { TopLinkWithLevel } from '../../../domain/shell/shell.ts'

/**
 * The links below the top items. The server renders them from here; in the browser there are none, and the lists stay
 * as they are in the HTML.
 */
export const SecondLevel = createContext<readonly TopLinkWithLevel[]>([])
