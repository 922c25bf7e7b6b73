'use client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { sayFrenchPickers } from '../french-picker.ts'
import { prepareFrenchPickers, sayFrenchTimes } from '../french-times.ts'

// When the module is loaded, which is before Payload asks for the language of its dates.
void sayFrenchTimes().then((french) => {
  if (globalThis.document?.documentElement.lang === 'fr') prepareFrenchPickers(french, window)
})

/** Days and hours of the whole French admin, and the pickers that choose them. */
export function FrenchTimes({ children }: { children?: ReactNode }) {
  const { i18n } = useTranslation()
  const isFrench = i18n.language === 'fr'
  useEffect(() => {
    if (!isFrench) return
    const observer = new MutationObserver(() => sayFrenchPickers(document))
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['aria-label'],
    })
    return () => observer.disconnect()
  }, [isFrench])
  return children
}
