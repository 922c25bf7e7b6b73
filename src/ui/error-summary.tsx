import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The error of a field: its id, and its message. */
export type SummaryError = { id?: string; text: string }

type Props = {
  /** Where a URL leads to it: the browser gives it the focus without JavaScript too. */
  id?: string
  heading: string
  errors: readonly SummaryError[]
  /** Changes with each answer, so that a second refusal takes the focus again. */
  answer?: unknown
  className?: string
  /** What to do about it. */
  children?: ReactNode
}

/**
 * All that is wrong with a form, above it, each leading to its field. It takes the focus; without JavaScript the
 * page's title has to say that something is wrong.
 */
export function ErrorSummary({ id, heading, errors, answer, className = '', children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const isWrong = errors.length > 0
  // One error less is no new answer: whoever mends another field stays there.
  useEffect(() => {
    if (isWrong) box.current?.focus()
  }, [answer, isWrong])
  if (!isWrong) return null
  return (
    <div
      ref={box}
      id={id}
      role="alert"
      aria-labelledby={headingId}
      tabIndex={-1}
      className={`rounded-card border-2 border-red-deep bg-red-pale p-4 text-red-deep ${className}`}
    >
      <h2 id={headingId} className="flex items-center gap-2 font-semibold">
        <Icon name="alert" size={20} />
        {heading}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-9">
        {errors.map(({ id, text }) => (
          <li key={`${id} ${text}`}>{id ? <FieldLink id={id}>{text}</FieldLink> : text}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** A link to a fragment leaves the focus on the page; with JavaScript it is put into the field. */
function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        const field = document.getElementById(id)
        if (!field) return
        event.preventDefault()
        field.focus()
      }}
      className="underline underline-offset-4"
    >
      {children}
    </a>
  )
}
