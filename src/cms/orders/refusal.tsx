'use client'
import { useEffect, useRef } from 'react'

/** Why something was not done, beside its form. It takes the focus, which the form's button lost, and so comes into sight. */
export function Refusal({ words }: { words: string }) {
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <p ref={shown} role="alert" tabIndex={-1} className="order-sheet__problem">
      {words}
    </p>
  )
}
