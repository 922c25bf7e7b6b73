import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { setShopName } from './domain/shop-name.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

// The language of a document never changes: its switch is a link to another document.
const locale = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en'
overwriteGetLocale(() => locale)
setShopName(document.documentElement.dataset.shop)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
