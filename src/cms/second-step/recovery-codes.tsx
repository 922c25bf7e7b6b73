'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { secondStepWord } from './second-step-words.ts'

type Props = {
  codes: string[]
  email: string
  language: string
  heading: 'h1' | 'h4'
  done: string
  onDone(): void
}

/** The recovery codes, this once: to copy, to keep as a file, to print. */
export function RecoveryCodes({ codes, email, language, heading: Heading, done, onDone }: Props) {
  const [copied, setCopied] = useState(false)
  // On an address that is not secure there is no clipboard.
  const [canCopy] = useState(() => 'clipboard' in navigator)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const whose = secondStepWord(language, 'file', { email, site: location.host })
  const file = `${whose}\n\n${codes.join('\n')}\n`
  return (
    <div className="recovery-codes">
      <Heading ref={heading} tabIndex={-1}>
        {secondStepWord(language, 'codes_title')}
      </Heading>
      <p>{secondStepWord(language, 'codes_why')}</p>
      <p className="recovery-codes__whose">{whose}</p>
      <ol className="recovery-codes__list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="second-step__row recovery-codes__tools">
        {canCopy && (
          <Button
            buttonStyle="secondary"
            size="medium"
            onClick={() => void navigator.clipboard.writeText(file).then(() => setCopied(true))}
          >
            {secondStepWord(language, 'copy')}
          </Button>
        )}
        <a
          className="btn btn--style-secondary btn--size-medium"
          download="admin-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {secondStepWord(language, 'download')}
        </a>
        <Button buttonStyle="secondary" size="medium" onClick={() => window.print()}>
          {secondStepWord(language, 'print')}
        </Button>
        <span role="status">{copied && secondStepWord(language, 'copied')}</span>
      </div>
      <div className="recovery-codes__tools">
        <Button size="medium" onClick={onDone}>
          {done}
        </Button>
      </div>
    </div>
  )
}
