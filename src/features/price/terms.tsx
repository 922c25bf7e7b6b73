import { createContext, useContext } from 'react'
import { specifiedTerms, type ShopTerms } from '../../domain/shop-terms.ts'

/** What the merchant promises every shopper; the frame of the page provides it. */
export const Terms = createContext<ShopTerms>(specifiedTerms)
export const useTerms = (): ShopTerms => useContext(Terms)
