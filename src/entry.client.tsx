import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from './paraglide/runtime.js'

// The language of a document never changes: its switch is a link to another document.
const locale = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en'
overwriteGetLocale(() => locale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
