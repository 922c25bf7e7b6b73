import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import type { CheckoutStep } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { STEP_ID } from './checkout-form.tsx'
import { stepNames } from './checkout-words.ts'

type Props = {
  step: CheckoutStep
  /** Its place, from 1. */
  number: number
  standing: 'done' | 'current' | 'later'
  locale: Locale
  /** A summary of its answers, once it is complete. */
  summary?: ReactNode
  children?: ReactNode
}

/** A step: open while it is the current one, in short with a way back once it is done, only its name before. */
export function StepSection({ step, number, standing, locale, summary, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isCurrent = standing === 'current'
  const was = useRef(isCurrent)
  useEffect(() => {
    // A shopper who comes from another step sees the step and a screen reader announces it; a fresh page starts at its
    // top. An error in the step has taken the focus before.
    const hasFocus = heading.current?.closest('li')?.contains(document.activeElement)
    if (isCurrent && !was.current && !hasFocus) heading.current?.focus()
    was.current = isCurrent
  }, [isCurrent])
  const hasNoPickup = useLacks('pickup')
  const name = step === 'address' && hasNoPickup ? m.pickup_way_delivery() : stepNames[step]()
  return (
    <li
      id={isCurrent ? STEP_ID : undefined}
      aria-current={isCurrent ? 'step' : undefined}
      className="scroll-mt-4 border-t border-line py-6 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`flex min-w-0 scroll-mt-4 items-center gap-3 outline-none ${isCurrent ? 'wide text-heading' : 'text-lg font-semibold'} ${standing === 'later' ? 'text-ink-soft' : ''}`}
        >
          <span
            aria-hidden="true"
            className={`flex size-8 shrink-0 items-center justify-center rounded-full text-base font-semibold ${marks[standing]}`}
          >
            {standing === 'done' ? <Icon name="check" size={18} /> : number}
          </span>
          <span className="min-w-0 hyphens-auto">{name}</span>
        </h2>
        {standing === 'done' && (
          <Link
            to={paths.checkout(locale, step)}
            preventScrollReset
            aria-label={m.checkout_change_step({ step: name })}
            className="-mr-1 ml-auto flex min-h-11 items-center px-1 font-medium underline underline-offset-4"
          >
            {m.checkout_change()}
          </Link>
        )}
      </div>
      {isCurrent && <div className="mt-5 sm:pl-11">{children}</div>}
      {standing === 'done' && summary && (
        <div className="text-[0.9375rem] text-ink-soft max-sm:pl-[44px] sm:pl-11">{summary}</div>
      )}
    </li>
  )
}

const marks: Record<Props['standing'], string> = {
  done: 'bg-spruce-pale text-spruce-deep',
  current: 'bg-spruce text-white',
  later: 'border border-line-strong',
}
