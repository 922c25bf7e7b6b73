import { createContext, useContext } from 'react'
import type { Lacked } from '../domain/shop-lacks.ts'

/** What the shop has none of; the frame of the page provides it. */
export const Lacks = createContext<readonly Lacked[]>([])
export const useLacks = (part: Lacked): boolean => useContext(Lacks).includes(part)
